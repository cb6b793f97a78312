import { expect, test } from 'vitest'
import { readChoice, writeChoice } from './address.ts'

test('a choice survives its address, with any names of columns', () => {
  const choice = {
    chart: 'LineChart',
    mapping: { x: 'month & year', y: ['a=b', '#1', 'Größe'], series: '__proto__' },
  }
  expect(readChoice(writeChoice(choice))).toEqual(choice)
})

test('an address without a chart has no choice', () => {
  expect(readChoice('')).toBeUndefined()
  expect(readChoice('#x=month')).toBeUndefined()
})
