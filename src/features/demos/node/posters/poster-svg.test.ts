import { expect, test } from 'vitest'
import { mergeColors, tidy } from './poster-svg.ts'

test('colors that differ between light and dark mode follow the color scheme', () => {
  const light = '<svg><path d="M0 0" fill="#fff"/><text fill="#333">Jan</text></svg>'
  const dark = '<svg><path d="M0 0" fill="#111"/><text fill="#333">Jan</text></svg>'
  expect(mergeColors(light, dark)).toBe(
    '<svg><path d="M0 0" fill="light-dark(#fff, #111)"/><text fill="#333">Jan</text></svg>',
  )
})

test('gradients and clips match even if the chart engine numbers them differently', () => {
  const drawing = (id: number, stop: string) =>
    `<svg><defs><linearGradient id="gradient_${id}"><stop stop-color="${stop}"/></linearGradient></defs>` +
    `<path id="p${id}" fill="url(#gradient_${id})"/></svg>`
  expect(mergeColors(drawing(1, '#fff'), drawing(7, '#111'))).toBe(
    '<svg><defs><linearGradient id="i1"><stop stop-color="light-dark(#fff, #111)"/></linearGradient></defs>' +
      '<path id="p1" fill="url(#i1)"/></svg>',
  )
})

test('rejects drawings with different shapes', () => {
  expect(() => mergeColors('<svg><path d="M0 0"/></svg>', '<svg></svg>')).toThrow('different shapes')
  expect(() => mergeColors('<svg><text>Jan</text></svg>', '<svg><text>Feb</text></svg>')).toThrow(
    'differs between light and dark mode',
  )
})

test('removes style attributes and unused ids, and makes the other ids unique', () => {
  const svg =
    '<svg width="10"><defs><clipPath id="clip_1"><path d="M0 0.123456"/></clipPath></defs>' +
    '<g id="g1" style="x"><path clip-path="url(#clip_1)" stroke-width="1"/></g><g></g></svg>'
  expect(tidy(svg, 'line-wide')).toBe(
    `<svg font-family='"Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif' width="10">` +
      '<defs><clipPath id="line-wide-clip_1"><path d="M0 0.1"/></clipPath></defs>' +
      '<path clip-path="url(#line-wide-clip_1)"/></svg>',
  )
})

test('the outline of a text does not cover its letters', () => {
  const svg = '<svg width="10"><text paint-order="stroke" stroke="#fff" stroke-width="3">5</text><text>6</text></svg>'
  expect(tidy(svg, 'radar')).toContain(
    '<text paint-order="stroke" stroke="#fff" stroke-width="3">5</text><text>6</text>',
  )
})

test('rounds positions, but not the numbers that the chart shows', () => {
  const svg = '<svg width="10"><text x="1.2345" y="2.75">0.12 of 8.49</text></svg>'
  expect(tidy(svg, 'heatmap')).toContain('<text x="1.2" y="2.8">0.12 of 8.49</text>')
})

test('keeps the angle of a rotated text, because a rounded one moves the text', () => {
  const svg = '<svg width="10"><text transform="matrix(0.70711,-0.70711,0.70711,0.70711,-29.9456,59.3)">5</text></svg>'
  expect(tidy(svg, 'chord')).toContain('<text transform="matrix(0.7071,-0.7071,0.7071,0.7071,-29.9,59.3)">5</text>')
})

test('rounds opacities to two digits, because one would change the color', () => {
  const svg = '<svg width="10"><path d="M0.123 0" fill-opacity="0.25"/><path opacity="0.3456"/></svg>'
  expect(tidy(svg, 'area')).toContain('<path d="M0.1 0" fill-opacity="0.25"/><path opacity="0.35"/>')
})
