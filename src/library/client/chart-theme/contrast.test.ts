import { expect, test } from 'vitest'
import { DEFAULT_COLORS, MIN_CONTRAST, resolveColors } from './colors.ts'
import { blendColors, getContrast, makeReadable, mixColors, parseColor, pickTextColor, type Rgba } from './contrast.ts'

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
  expect(mixColors('#000000', '#ffffff', 0.2)).toBe('#cccccc')
})

for (const mode of ['light', 'dark'] as const) {
  const { background, label, text, muted, accent, wordPalette = [], tooltipBackground } = DEFAULT_COLORS[mode]

  test.each([label, text, muted, accent, ...wordPalette])(`%s passes AA on the ${mode} background`, (color) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  test(`the ${mode} tooltip passes AA`, () => {
    expect(contrast(text, tooltipBackground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })

  test(`words in a custom palette pass AA on the ${mode} background`, () => {
    const { wordPalette: words = [] } = resolveColors(mode, { palette: ['#ffd800', '#101080', '#888888'] })
    expect(words).toHaveLength(3)
    for (const word of words) expect(contrast(word, background)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })
}

test('a readable color stays as it is, another one changes no more than necessary', () => {
  expect(makeReadable('#333333', '#ffffff', 4.5)).toBe('#333333')
  expect(contrast(makeReadable('#ffd800', '#ffffff', 4.5), '#ffffff')).toBeLessThan(6)
})

test('the dark palette is visible on the dark background and readable under labels', () => {
  const { palette = [], background } = DEFAULT_COLORS.dark
  expect(palette).toHaveLength(10)
  for (const color of palette) {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4)
    expect(contrast(pickTextColor(parse(color)), color)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  }
})
