import { expect, test } from 'vitest'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import type { Library, Option } from '../model.ts'
import { isNextVersion, type ApiHistory, type ApiRelease } from './api-history.ts'
import { createSinceLookup } from './since.ts'

const option = (name: string, nested: string[] = [], source = 'g2plot/Options'): Option => ({
  name,
  key: `${source}.${name}`,
  type: parseType(nested.join(' | ') || 'string', nested),
  required: false,
})

const library: Library = {
  components: ['LineChart', 'PieChart'],
  definitions: Object.fromEntries(
    Object.entries({
      LineChart: [option('smooth'), option('label', ['Label']), option('loading', [], 'g2plot-react/ChartProps')],
      PieChart: [option('label', ['Label'])],
      Label: [option('size')],
    }).map(([id, options]) => [id, { id, name: id, options }]),
  ),
}

const release = (version: string, previous: string, changes: Partial<ApiRelease>): ApiRelease => ({
  version,
  previous,
  components: [],
  added: [],
  removed: [],
  changed: [],
  ...changes,
})

/** Releases are newest first. */
const history = (engine: ApiRelease[], wrapper: ApiRelease[] = []): ApiHistory => ({
  engine: { name: 'engine', versions: [], releases: engine },
  wrapper: { name: 'wrapper', versions: [], releases: wrapper },
})

const line = (path: string) => ({ path, components: ['LineChart'] })
const find = (engine: ApiRelease[], definition: string, name: string, wrapper?: ApiRelease[]) =>
  createSinceLookup(history(engine, wrapper), library)(definition, name)

test('finds the release that added an option', () => {
  expect(find([release('2.3.2', '2.3.1', { added: [line('smooth')] })], 'LineChart', 'smooth')).toEqual({
    package: 'engine',
    version: '2.3.2',
  })
  expect(find([], 'LineChart', 'smooth')).toBeUndefined()
  const wrapper = [release('2.6.0', '2.5.0', { added: [line('loading')] })]
  expect(find([], 'LineChart', 'loading', wrapper)).toEqual({ package: 'wrapper', version: '2.6.0' })
})

test('knows nothing if versions are missing before the release, or if the option only accepts more values', () => {
  expect(find([release('2.3.4', '2.3.2', { added: [line('smooth')] })], 'LineChart', 'smooth')).toBeUndefined()
  const values = { added: [{ ...line('smooth'), values: ['false'] }] }
  expect(find([release('2.3.2', '2.3.1', values)], 'LineChart', 'smooth')).toBeUndefined()
})

test('uses the last of several additions', () => {
  const releases = [
    release('2.3.4', '2.3.3', { added: [line('smooth')] }),
    release('2.3.3', '2.3.2', { removed: [line('smooth')] }),
    release('2.3.2', '2.3.1', { added: [line('smooth')] }),
  ]
  expect(find(releases, 'LineChart', 'smooth')?.version).toBe('2.3.4')
  expect(find(releases.slice(1), 'LineChart', 'smooth')).toBeUndefined()
})

test('an object that several charts share needs the same answer for all of them, except for newer charts', () => {
  const inLine = release('2.3.2', '2.3.1', { added: [line('label.size')] })
  const newPie = release('2.3.3', '2.3.2', { components: ['PieChart'] })
  expect(find([inLine], 'Label', 'size')).toBeUndefined()
  expect(find([newPie, inLine], 'Label', 'size')?.version).toBe('2.3.2')
})

test('recognizes consecutive versions', () => {
  expect(isNextVersion('2.3.9', '2.3.10')).toBe(true)
  expect(isNextVersion('2.3.40', '2.4.0')).toBe(true)
  expect(isNextVersion('2.3.21', '2.3.23')).toBe(false)
  expect(isNextVersion('2.3.40', '2.4.1')).toBe(false)
})
