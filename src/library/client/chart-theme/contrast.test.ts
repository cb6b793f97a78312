import { expect, test } from 'vitest'
import { CHART_COLORS } from './colors.ts'
import { blendColors, getContrast, parseColor, pickTextColor, type Rgba } from './contrast.ts'
import { createTheme } from './theme.ts'

function parse(text: string): Rgba {
  const color = parseColor(text)
  if (!color) throw new Error(`${text} is not a color`)
  return color
}

const contrast = (one: string, other: string) => getContrast(parse(one), parse(other))

test('the contrast of black on white is 21, of a color on itself 1', () => {
  expect(contrast('#000', 'white')).toBeCloseTo(21)
  expect(contrast('#5B8FF9', '#5B8FF9')).toBe(1)
})

test.each([
  ['#fff', [255, 255, 255, 1]],
  ['#11223380', [17, 34, 51, 128 / 255]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
  ['l(90) 0:#000000 1:#646464', [50, 50, 50, 1]],
  ['no color', undefined],
  [undefined, undefined],
])('parses %s as %j', (text, color) => {
  expect(parseColor(text)).toEqual(color)
})

test('blends half-transparent black on white to gray', () => {
  expect(blendColors(parse('#000000'), parse('#ffffff'), 0.5)).toEqual([127.5, 127.5, 127.5, 1])
})

for (const mode of ['light', 'dark'] as const) {
  const { background, label, text, muted, accent, wordPalette } = CHART_COLORS[mode]
  const { styleSheet } = createTheme(mode)

  test.each([label, text, muted, accent, ...wordPalette])(`%s passes AA on the ${mode} card`, (color) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5)
  })

  test(`the ${mode} tooltip passes AA`, () => {
    expect(contrast(styleSheet.tooltipTextFillColor, styleSheet.tooltipContainerFillColor)).toBeGreaterThanOrEqual(4.5)
  })
}

test('the dark palette is visible on the dark card and readable under labels', () => {
  const palette = (createTheme('dark').styleSheet as { paletteQualitative10?: string[] }).paletteQualitative10 ?? []
  expect(palette).toHaveLength(10)
  for (const color of palette) {
    expect(contrast(color, CHART_COLORS.dark.background)).toBeGreaterThanOrEqual(4)
    expect(contrast(pickTextColor(parse(color)), color)).toBeGreaterThanOrEqual(4.5)
  }
})
