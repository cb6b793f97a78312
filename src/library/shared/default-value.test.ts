import { expect, test } from 'vitest'
import { cutInnerObjects, findDefault, formatDefault, formatDefaultLines } from './default-value.ts'

const axis = {
  nice: 'true',
  label: { autoRotate: 'false', autoHide: { type: "'equidistance'", cfg: { minGap: '6' } } },
  'g2-title': "'x'",
}

test('finds values and objects by their path', () => {
  expect(findDefault({ xAxis: axis }, ['xAxis', 'label', 'autoHide', 'cfg'])).toEqual({ minGap: '6' })
  expect(findDefault({ xAxis: axis }, ['xAxis', 'nice'])).toBe('true')
  expect(findDefault({ xAxis: axis }, ['xAxis', 'nice', 'length'])).toBeUndefined()
  expect(findDefault({ xAxis: axis }, ['toString'])).toBeUndefined()
})

test('formats an object on one line', () => {
  expect(formatDefault({ a: '1', 'b-c': { d: '[8, 8]' } })).toBe("{ a: 1, 'b-c': { d: [8, 8] } }")
})

test('formats a longer object with one property per line', () => {
  expect(formatDefaultLines(axis)).toBe(`{
  nice: true,
  label: {
    autoRotate: false,
    autoHide: {
      type: 'equidistance',
      cfg: { minGap: 6 },
    },
  },
  'g2-title': 'x',
}`)
})

test('cuts the objects inside an object', () => {
  expect(formatDefault(cutInnerObjects(axis))).toBe("{ nice: true, label: { … }, 'g2-title': 'x' }")
})
