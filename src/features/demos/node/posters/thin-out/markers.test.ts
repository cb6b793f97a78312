import { expect, test } from 'vitest'
import { gatherMarkers } from './markers.ts'
import type { Point } from './path-text.ts'

const circle = ([x, y]: Point, paint = 'fill="#4c80f1"') =>
  `<path d="M ${x} ${y}m -3 0a 3 3 0 1 0 6 0a 3 3 0 1 0 -6 0" ${paint}/>`
const row = (count: number, step = 10) => Array.from({ length: count }, (_, index): Point => [index * step, 0])
const draw = (points: Point[], paint?: string) =>
  `<svg><g>${points.map((point) => circle(point, paint)).join('')}</g></svg>`

test('does not change a few shapes', () => {
  expect(gatherMarkers(draw(row(5)), 'a')).toBe(draw(row(5)))
})

test('many equal shapes become the markers of one path, in the same order', () => {
  const uses = 'marker-start="url(#a-m1)" marker-mid="url(#a-m1)" marker-end="url(#a-m1)"'
  const steps = Array.from({ length: 29 }, () => '10 0').join(' ')
  expect(gatherMarkers(draw(row(30)), 'a')).toBe(
    '<svg><g><marker id="a-m1" markerUnits="userSpaceOnUse" overflow="visible">' +
      '<path d="M0 0m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" fill="#4c80f1"/></marker>' +
      `<path d="M0 0l${steps}" fill="none" ${uses}/></g></svg>`,
  )
})

test('shapes with another paint or outline get another marker', () => {
  const square = ([x, y]: Point) => `<path d="M ${x} ${y}L ${x + 2} ${y}L ${x + 2} ${y + 2}Z" fill="#4c80f1"/>`
  const svg = draw(row(30)) + draw(row(30), 'fill="#db7417"') + row(30).map(square).join('')
  expect(gatherMarkers(svg, 'a').match(/<marker id="[^"]+"/g)).toEqual([
    '<marker id="a-m1"',
    '<marker id="a-m2"',
    '<marker id="a-m3"',
  ])
})

test('treats outlines that differ by rounding as equal', () => {
  const squares = row(30).map(
    ([x, y], index) => `<path d="M ${x} ${y}L ${x + 2 + (index % 2) / 10} ${y}L ${x + 2} ${y + 2}Z" fill="#4c80f1"/>`,
  )
  expect(gatherMarkers(squares.join(''), 'a')).toContain('<marker id="a-m1"')
})

test('does not change shapes that depend on their position', () => {
  for (const paint of [
    'fill="url(#gradient)"',
    'fill="#fff" clip-path="url(#clip)"',
    'fill="#fff" transform="matrix(1,0,0,1,5,0)"',
  ]) {
    expect(gatherMarkers(draw(row(30), paint), 'a')).toBe(draw(row(30), paint))
  }
})

test('thousands of circles and squares become dots in layers', () => {
  const points = [...row(500), ...row(500), ...row(500)]
  const steps = Array.from({ length: 499 }, () => 'm10 0z').join('')
  const dots = (rest: string) => `<path d="M0 0z${steps}" fill="none" ${rest}/>`
  expect(gatherMarkers(draw(points), 'a')).toBe(
    `<svg><g>${dots('stroke="#4c80f1" stroke-opacity="1" stroke-width="6" stroke-linecap="round"')}</g></svg>`,
  )
  const square = ([x, y]: Point) =>
    `<path d="M ${x} ${y}L ${x + 2} ${y}L ${x + 2} ${y + 2}L ${x} ${y + 2}Z" fill="red" fill-opacity="0.5"/>`
  // three translucent shapes are darker than one
  expect(gatherMarkers(points.map(square).join(''), 'a')).toBe(
    dots('stroke="red" stroke-opacity="0.5" stroke-width="2" stroke-linecap="square"')
      .replace('M0 0', 'M1 1')
      .repeat(3),
  )
})

test('thousands of shapes stay markers if they have a stroke or another outline', () => {
  const points = row(1500)
  expect(gatherMarkers(draw(points, 'fill="#4c80f1" stroke="#ffffff"'), 'a')).toContain('<marker')
  const triangle = ([x, y]: Point) => `<path d="M ${x} ${y}L ${x + 2} ${y}L ${x + 2} ${y + 2}Z" fill="red"/>`
  expect(gatherMarkers(points.map(triangle).join(''), 'a')).toContain('<marker')
})
