import { expect, test } from 'vitest'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import { createInput } from '../shared/controls/control.ts'

const create = (name: string, type: string, nested: string[] = [], known = {}) =>
  createInput({ name, type: parseType(type, nested), ...known })

test.each<[string, string, string[], unknown]>([
  ['smooth', 'boolean', [], { type: 'switch' }],
  ['xField', 'string', [], { type: 'column' }],
  ['title', 'string', [], { type: 'text' }],
  ['color', 'string | string[] | ((datum: Datum) => string)', [], { type: 'color' }],
  ['fill', 'string | null', [], { type: 'color' }],
  ['layout', "'horizontal' | 'vertical'", [], { type: 'select', values: ['horizontal', 'vertical'] }],
  [
    'position',
    "((data: Datum) => 'left' | 'right') | 'top' | 'bottom'",
    [],
    { type: 'select', values: ['top', 'bottom'] },
  ],
  ['opacity', 'number', [], { type: 'number', min: 0, max: 1, step: 0.05 }],
  ['min', 'number', [], { type: 'number' }],
  ['lineDash', 'number[] | null', [], { type: 'list', of: 'number' }],
  ['padding', "number[] | number | 'auto'", [], { type: 'list', of: 'number', single: true }],
  ['size', '[number, number]', [], { type: 'list', of: 'number' }],
  ['legend', 'LegendCfg | false', ['LegendCfg'], { type: 'group', object: 'LegendCfg', off: false }],
  ['slider', 'SliderCfg | boolean', ['SliderCfg'], { type: 'group', object: 'SliderCfg', off: false }],
  ['title', 'Title | null', ['Title'], { type: 'group', object: 'Title', off: null }],
  ['style', 'ShapeAttrs | ((datum: Datum) => ShapeAttrs)', ['ShapeAttrs'], { type: 'group', object: 'ShapeAttrs' }],
  [
    'style',
    'ShapeAttrs | ((item: any, items: any[]) => ShapeAttrs)',
    ['ShapeAttrs'],
    { type: 'group', object: 'ShapeAttrs' },
  ],
  ['meta', 'Record<string, Meta>', ['Meta'], undefined],
  ['interactions', 'Interaction[]', ['Interaction'], undefined],
  ['formatter', '(value: string | number) => string', [], undefined],
  ['data', 'Record<string, any>[]', [], undefined],
])('%s of type %s', (name, type, nested, expected) => {
  expect(create(name, type, nested)).toEqual(expected)
})

test('known values and ranges take precedence', () => {
  expect(create('type', 'string', [], { values: ['a', 'b'] })).toEqual({ type: 'select', values: ['a', 'b'] })
  expect(create('start', 'number', [], { range: [0, 1, 0.01] })).toEqual({ type: 'number', min: 0, max: 1, step: 0.01 })
})
