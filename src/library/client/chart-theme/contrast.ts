/** Red, green and blue from 0 to 255, and opacity. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** One of the two passes AA on any color. Nobody types these values, so they identify a color set by the theme. */
export const INK_COLORS = ['#000001', '#fffffe'] as const

const NAMED: Record<string, string> = { white: '#ffffff', black: '#000000' }

/** Reads the color notations that charts use. A gradient becomes the average of its first and last color. */
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

/** The visible color of a translucent one on an opaque background. */
export function blendColors(color: Rgba, background: Rgba, opacity = 1): Rgba {
  const alpha = color[3] * opacity
  const mix = (channel: 0 | 1 | 2) => color[channel] * alpha + background[channel] * (1 - alpha)
  return [mix(0), mix(1), mix(2), 1]
}

function getLuminance(color: Rgba): number {
  const linear = (channel: 0 | 1 | 2) => {
    const value = color[channel] / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function getContrast(one: Rgba, other: Rgba): number {
  const [first, second] = [getLuminance(one), getLuminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Black or white, whichever is more readable on a color. */
export function pickTextColor(color: Rgba): string {
  const [dark, light] = INK_COLORS
  return getContrast(parseStop(dark) ?? color, color) >= getContrast(parseStop(light) ?? color, color) ? dark : light
}

/** Moves a color toward black or white until text in it is readable on the background. */
export function makeReadable(color: string, background: string, minContrast: number): string {
  const parsed = parseColor(color)
  const behind = parseColor(background)
  if (!parsed || !behind) return color
  const ink = parseStop(pickTextColor(behind)) ?? parsed
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = blendColors(ink, parsed, share)
    if (getContrast(mixed, behind) >= minContrast) return share === 0 ? color : formatColor(mixed)
  }
  return formatColor(ink)
}

/** The color between two others: `share` is the part of the first one, from 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const one = parseColor(first)
  const other = parseColor(second)
  return one && other ? formatColor(blendColors(one, other, share)) : first
}

function formatColor([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
