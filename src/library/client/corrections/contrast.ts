/** Red, green and blue from 0 to 255, and opacity. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** On a colored shape one of these two is always AA. No demo writes them like this, so they tell whose ink it is. */
export const ON_SHAPES = ['#000001', '#fffffe'] as const

const NAMED: Record<string, string> = { white: '#ffffff', black: '#000000' }

/** The colors of the notations that charts use; of a gradient the middle of its ends. */
export function parseColor(text: unknown): Rgba | undefined {
  if (typeof text !== 'string') return undefined
  const stops = text.match(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? [NAMED[text.toLowerCase()] ?? '']
  const first = parseStop(stops[0])
  const last = parseStop(stops.at(-1))
  return first && last && [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2, (first[2] + last[2]) / 2, first[3]]
}

function parseStop(text = ''): Rgba | undefined {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text)?.[1]
  if (hex) {
    const digits = hex.length < 6 ? hex.split('').map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((pair) => Number.parseInt(pair, 16))
    return [red, green, blue, alpha / 255]
  }
  const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue, alpha]
}

/** What is seen where a color lies on an opaque ground. */
export function over(color: Rgba, ground: Rgba, opacity = 1): Rgba {
  const alpha = color[3] * opacity
  const mix = (channel: 0 | 1 | 2) => color[channel] * alpha + ground[channel] * (1 - alpha)
  return [mix(0), mix(1), mix(2), 1]
}

function luminance(color: Rgba): number {
  const linear = (channel: 0 | 1 | 2) => {
    const value = color[channel] / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Black or white, whichever can be read better on a color. */
export function inkOn(color: Rgba): string {
  const [dark, light] = ON_SHAPES
  return contrast(parseStop(dark) ?? color, color) >= contrast(parseStop(light) ?? color, color) ? dark : light
}
