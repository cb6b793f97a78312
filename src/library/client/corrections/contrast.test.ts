import { expect, test } from 'vitest'
import { contrast, inkOn, over, parseColor, type Rgba } from './contrast.ts'
import { INKS } from './inks.ts'
import { themeOf } from './theme.ts'

function rgba(text: string): Rgba {
  const color = parseColor(text)
  if (!color) throw new Error(`${text} is not a color`)
  return color
}

const between = (one: string, other: string) => contrast(rgba(one), rgba(other))

test('black on white is 21, a color on itself 1', () => {
  expect(between('#000', 'white')).toBeCloseTo(21)
  expect(between('#5B8FF9', '#5B8FF9')).toBe(1)
})

test.each([
  ['#fff', [255, 255, 255, 1]],
  ['#11223380', [17, 34, 51, 128 / 255]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
  ['l(90) 0:#000000 1:#646464', [50, 50, 50, 1]],
  ['no color', undefined],
  [undefined, undefined],
])('%s is read as %j', (text, color) => {
  expect(parseColor(text)).toEqual(color)
})

test('half of black on white is gray', () => {
  expect(over(rgba('#000000'), rgba('#ffffff'), 0.5)).toEqual([127.5, 127.5, 127.5, 1])
})

for (const color of ['light', 'dark'] as const) {
  const { ground, label, strong, muted, accent, words } = INKS[color]
  const { styleSheet } = themeOf(color)

  test.each([label, strong, muted, accent, ...words])(`%s is AA on the ${color} card`, (ink) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test(`the ${color} tooltip is AA`, () => {
    expect(between(styleSheet.tooltipTextFillColor, styleSheet.tooltipContainerFillColor)).toBeGreaterThanOrEqual(4.5)
  })
}

test('the dark palette stands out from the dark card, and can be written on', () => {
  const palette = (themeOf('dark').styleSheet as { paletteQualitative10?: string[] }).paletteQualitative10 ?? []
  expect(palette).toHaveLength(10)
  for (const color of palette) {
    expect(between(color, INKS.dark.ground)).toBeGreaterThanOrEqual(4)
    expect(between(inkOn(rgba(color)), color)).toBeGreaterThanOrEqual(4.5)
  }
})
