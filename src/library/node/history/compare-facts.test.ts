import { expect, test } from 'vitest'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import { compareFacts, type ComparedFacts } from './compare-facts.ts'
import type { OptionState } from './snapshot.ts'

const option = (type = 'string', state: Partial<OptionState> = {}): OptionState => ({
  type: parseType(type),
  required: false,
  isOwn: true,
  isObject: false,
  isOpen: false,
  ...state,
})

const facts = (
  options: ComparedFacts['options'],
  words: ComparedFacts['words'] = {},
  defaults: ComparedFacts['defaults'] = {},
): ComparedFacts => ({ options, words, defaults })

const NOTHING = { components: [], added: [], removed: [], changed: [] }

test('an option is added if neither the types nor the code of the version before have it', () => {
  const before = facts({ LineChart: { smooth: option() } }, { line: ['smooth'] })
  const after = facts({ LineChart: { smooth: option(), step: option() } }, { line: ['smooth', 'step'] })
  expect(compareFacts(before, after).added).toEqual([{ path: 'step', components: ['LineChart'] }])
  expect(compareFacts(after, before).removed).toEqual([{ path: 'step', components: ['LineChart'] }])
})

test('nothing is said about an option that only the types have gained', () => {
  const before = { LineChart: {} }
  const after = { LineChart: { step: option() } }
  const withWord = { line: ['step'] }
  // its code read the option already
  expect(compareFacts(facts(before, withWord), facts(after, withWord))).toEqual(NOTHING)
  expect(compareFacts(facts(before, { '': ['step'] }), facts(after, withWord))).toEqual(NOTHING)
  // its code passes the option on, or ignores it
  expect(compareFacts(facts(before), facts(after))).toEqual(NOTHING)
})

test('nothing is said about an option in an object that accepted any name, or that had no type', () => {
  const words = { line: ['step'] }
  const after = { LineChart: { point: option('Point', { isObject: true }), 'point.step': option() } }
  const compare = (before: Record<string, OptionState>) =>
    compareFacts(facts({ LineChart: before }), facts(after, words)).added
  const closed = { point: option('Point', { isObject: true }), 'point.size': option() }
  expect(compare(closed)).toEqual([{ path: 'point.step', components: ['LineChart'] }])
  expect(compare({ ...closed, 'point.size': option('number', { isOpen: true }) })).toEqual([])
  expect(compare({ point: option('any') })).toEqual([])
})

test('options of another package and of a new component are not additions', () => {
  const words = { line: ['step'], pie: ['step'] }
  const foreign = facts({ LineChart: { step: option('string', { isOwn: false }) } }, words)
  expect(compareFacts(facts({ LineChart: {} }), foreign)).toEqual(NOTHING)
  const newChart = facts({ LineChart: {}, PieChart: { step: option() } }, words)
  expect(compareFacts(facts({ LineChart: {} }), newChart)).toEqual({ ...NOTHING, components: ['PieChart'] })
})

test('a type that accepts more values is an addition, and any other one a change', () => {
  const compare = (from: OptionState, to: OptionState) =>
    compareFacts(facts({ LineChart: { step: from } }), facts({ LineChart: { step: to } }))
  const at = { path: 'step', components: ['LineChart'] }
  expect(compare(option('string'), option('string | false')).added).toEqual([{ ...at, values: ['false'] }])
  expect(compare(option('string | false'), option('string')).changed).toEqual([
    { ...at, kind: 'type', from: 'string | false', to: 'string' },
  ])
  expect(compare(option(), option('string', { required: true })).changed).toHaveLength(1)
  expect(compare(option('any'), option('string'))).toEqual(NOTHING)
  expect(compare(option('(a: string) => void'), option('(a?: string) => void'))).toEqual(NOTHING)
})

test('lists default values of options that both versions have, as objects where one of them is', () => {
  const options = { LineChart: { label: option(), legend: option() } }
  const before = facts(options, {}, { LineChart: { label: 'true', legend: { a: '1', b: '2' }, internal: '1' } })
  const after = facts(options, {}, { LineChart: { label: { size: '2' }, legend: { a: '1' }, internal: '2' } })
  expect(compareFacts(before, after).changed).toEqual([
    { path: 'label', components: ['LineChart'], kind: 'default', from: 'true', to: '{ size: 2 }' },
    { path: 'legend.b', components: ['LineChart'], kind: 'default', from: '2', to: undefined },
  ])
})

test('joins the same change of several components', () => {
  const words = { '': ['step'] }
  const before = facts({ LineChart: {}, PieChart: {} })
  const after = facts({ LineChart: { step: option() }, PieChart: { step: option() } }, words)
  expect(compareFacts(before, after).added).toEqual([{ path: 'step', components: ['LineChart', 'PieChart'] }])
})
