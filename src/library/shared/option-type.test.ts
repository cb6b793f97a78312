import { expect, test } from 'vitest'
import { parseType } from '../../../tests/fixtures/option-type.ts'
import { formatType, shortenType } from './option-type.ts'

test.each([
  [
    "'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'bowtie' | 'cross'",
    "'circle' | 'square' | 'diamond' | …",
  ],
  ['ShapeAttrs | ((item: any, index: number, items: any[]) => ShapeAttrs | null)', 'ShapeAttrs | function'],
  ['boolean | ((type: string, g: Geometry) => Animation | false) | Animation', 'boolean | Animation | function'],
  ['(container: HTMLElement, view: View, datum?: Datum, data?: Data) => string | null', 'function'],
  ['RefCallback<Plot<LineOptions> | null> | RefObject<Plot<LineOptions> | null>', 'RefCallback<…> | RefObject<…>'],
  [
    '(RegionPositionBaseOption | ImageOption | LineOption | TextOption | RegionFilterOption)[]',
    '(RegionPositionBaseOption | ImageOption | …)[]',
  ],
])('shortens %s to %s', (type, short) => {
  expect(formatType(parseType(type))).toBe(type)
  expect(shortenType(parseType(type))).toBe(short)
})

test('keeps a type that fits on two lines', () => {
  expect(shortenType(parseType('ShapeAttrs | ((datum: Datum) => ShapeAttrs)'))).toBeUndefined()
})
