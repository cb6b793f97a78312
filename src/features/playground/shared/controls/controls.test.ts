import { describe, expect, test } from 'vitest'
import {
  type Control,
  filterControls,
  listNested,
  formatList,
  parseList,
  readDefaultNumber,
  readDefaultText,
} from './control.ts'

test.each([
  ['0.5', 0.5],
  ['Math.PI', 3.14],
  ['-Math.PI / 2', -1.57],
  ['3 * Math.PI / 2', 4.71],
  ['depends on the data', undefined],
  ['', undefined],
  [undefined, undefined],
])('the number in the default %s is %s', (text, expected) => {
  expect(readDefaultNumber(text)).toBe(expected)
})

test('the quotes of a default text are removed, but not those inside words', () => {
  expect(readDefaultText("'rect'")).toBe('rect')
  expect(readDefaultText("'line', unless 'smooth' is set")).toBe("'line', unless 'smooth' is set")
})

describe('a list', () => {
  test.each<[string, Parameters<typeof parseList>[1], Parameters<typeof parseList>[2], unknown]>([
    ['8, 8, 4', { of: 'number' }, undefined, [8, 8, 4]],
    ['8', { of: 'number' }, undefined, [8]],
    ['8', { of: 'number', single: true }, undefined, 8],
    ['8', { of: 'number', single: true }, [8, 4], [8]],
    ['8,', { of: 'number' }, undefined, [8]],
    ['8, x', { of: 'number' }, undefined, undefined],
    ['a, b c', { of: 'string' }, undefined, ['a', 'b c']],
  ])('is read from %s', (text, list, current, expected) => {
    expect(parseList(text, list, current)).toEqual(expected)
  })

  test('is formatted as it is read', () => {
    expect(formatList([8, 4])).toBe('8, 4')
    expect(formatList(8)).toBe('8')
  })
})

describe('the filter', () => {
  const control = (name: string, description = ''): Control => ({ type: 'text', name, description })
  const group = (name: string, object: string): Control => ({ type: 'group', name, object, description: '' })
  const objects = { Axis: [group('label', 'Label'), control('title')], Label: [control('rotate', 'Turns the text.')] }
  const all = listNested([group('xAxis', 'Axis'), control('rotation'), control('label', 'Rotate me')], objects)
  const find = (query: string) => filterControls(all, query).map(({ path }) => path.join('.'))

  test('lists outer options first', () => {
    expect(all.map(({ path }) => path.join('.'))).toEqual([
      'xAxis',
      'rotation',
      'label',
      'xAxis.label',
      'xAxis.title',
      'xAxis.label.rotate',
    ])
  })

  test('ranks names before paths and descriptions', () => {
    expect(find('rotat')).toEqual(['rotation', 'xAxis.label.rotate', 'label'])
    expect(find('label.rot')).toEqual(['xAxis.label.rotate'])
    expect(find('axis TEXT')).toEqual(['xAxis.label.rotate'])
    expect(find('nothing')).toEqual([])
  })

  test('ends in objects that contain themselves', () => {
    expect(listNested([group('a', 'A')], { A: [group('a', 'A')] })).toHaveLength(4)
  })
})
