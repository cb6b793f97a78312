import { expect, test } from 'vitest'
import { parseType } from '../../../tests/fixtures/option-type.ts'
import { compareLibraries } from './compare-libraries.ts'
import type { Option } from './model.ts'
import type { DocumentedLibrary } from './read-library.ts'

const option = (name: string, type: string, required = false): Option => ({
  name,
  key: `g2plot/Options.${name}`,
  type: parseType(type),
  required,
})

const documented = (
  charts: Record<string, Option[]>,
  defaults: DocumentedLibrary['defaults'] = {},
): DocumentedLibrary => ({
  library: {
    components: Object.keys(charts),
    definitions: Object.fromEntries(Object.entries(charts).map(([id, options]) => [id, { id, name: id, options }])),
  },
  defaults,
})

test('lists what was added, removed or changed, one per line', () => {
  const before = documented(
    { LineChart: [option('smooth', 'boolean'), option('old', 'string')], PieChart: [option('angle', 'number')] },
    { LineChart: { smooth: 'false' } },
  )
  const after = documented(
    {
      LineChart: [option('smooth', 'boolean | number', true), option('fresh', 'string')],
      PieChart: [option('angle', 'number'), option('fresh', 'string')],
      RoseChart: [option('angle', 'number')],
    },
    { LineChart: { smooth: 'true' } },
  )
  expect(compareLibraries(before, after)).toEqual([
    '+ component RoseChart',
    '+ prop fresh  LineChart, PieChart',
    '- prop old  LineChart',
    '+ option g2plot/Options.fresh  string',
    '- option g2plot/Options.old  string',
    '~ option g2plot/Options.smooth  boolean  ->  boolean | number (required)',
    '~ default LineChart.smooth  false  ->  true',
  ])
  expect(compareLibraries(before, before)).toEqual([])
})
