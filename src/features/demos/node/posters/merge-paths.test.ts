import { expect, test } from 'vitest'
import { mergePaths } from './thumbnail.ts'

const cell = (x: number, color: string, more = '') => `<path fill="${color}"${more} d="M ${x} 0L ${x + 9} 0L ${x} 9Z"/>`
const fills = (svg: string) => [...mergePaths(svg).matchAll(/fill="(\w+)"/g)].map(([, color]) => color)

test('draws paths that look the same as one', () => {
  expect(mergePaths(cell(0, 'red') + cell(10, 'red'))).toBe(
    '<path d="M 0 0L 9 0L 0 9ZM 10 0L 19 0L 10 9Z" fill="red"/>',
  )
})

test('also if others are between them, unless they overlap', () => {
  expect(fills(cell(0, 'red') + cell(10, 'blue') + cell(20, 'red'))).toEqual(['red', 'blue'])
  expect(fills(cell(0, 'red') + cell(18, 'blue') + cell(20, 'red'))).toEqual(['red', 'blue', 'red'])
})

test('keeps the order if a place is not known', () => {
  const circle = '<path fill="blue" d="M 0 0 a 4 4 0 1 0 8 0"/>'
  expect(fills(cell(0, 'red') + circle + cell(20, 'red'))).toEqual(['red', 'blue', 'red'])
})

test('keeps paths that are transparent or have markers', () => {
  const transparent = cell(0, 'red', ' opacity="0.5"')
  expect(fills(transparent + transparent)).toHaveLength(2)
})

test('keeps paths of different groups', () => {
  expect(fills(`<g>${cell(0, 'red')}</g>${cell(10, 'red')}`)).toHaveLength(2)
})
