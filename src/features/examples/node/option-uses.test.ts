import { expect, test } from 'vitest'
import type { Definition, Library, Option } from '../../../library/node/model.ts'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import { listObjects } from '../../../library/shared/option-type.ts'
import { findComponents, findOptionUses, formatPath, parseDemo } from './option-uses.ts'
import { listUnusedOptions, summarizeUnusedOptions } from './used-in.ts'

const option = (name: string, nested: string[] = [], type = nested.join(' | ') || 'string'): Option => ({
  name,
  key: `g2plot/${name}`,
  type: parseType(type, nested),
  required: false,
})
const define = (id: string, ...options: Option[]): [string, Definition] => [id, { id, name: id, options }]
const library: Library = {
  components: ['LineChart', 'MixChart', 'FacetChart'],
  definitions: Object.fromEntries([
    define(
      'LineChart',
      option('data'),
      option('smooth'),
      option('xAxis', ['Axis']),
      option('legend', ['Legend']),
      option('meta', ['Meta'], 'Record<string, Meta>'),
      option('annotations', ['LineOption', 'TextOption']),
    ),
    define('MixChart', option('plots', ['Plot'])),
    define('FacetChart', option('eachView', ['Plot'])),
    define('Plot', option('type'), option('options')),
    define('Axis', option('label', ['Label']), option('min')),
    define('Label', option('formatter'), option('style')),
    define('Legend', option('position')),
    define('Meta', option('type'), option('alias')),
    define('LineOption', option('type'), option('start')),
    define('TextOption', option('type'), option('content'), option('start')),
  ]),
}

const find = (source: string, ...files: { name: string; source: string }[]) => {
  const code = parseDemo([{ name: 'demo.tsx', source }, ...files])
  return findOptionUses(code, library)
    .map(({ component, steps }) => `${component} ${formatPath(steps)}`)
    .toSorted()
}
const IMPORT = `import { LineChart, MixChart, FacetChart } from '@opd/g2plot-react'\n`

test('finds attributes, spread objects and nested options, also in other files of the demo', () => {
  const source = `${IMPORT}
    import { axis } from './demo/axis'
    const base: LineChartProps = { data: [], xAxis: { ...axis, min: 0 } }
    const config = { ...base }
    export default () => <LineChart {...config} smooth legend={{ position: 'top' }} />`
  const axis = { name: 'demo/axis.ts', source: 'export const axis = { label: { formatter: (text) => text } }' }
  expect(find(source, axis)).toEqual([
    'LineChart data',
    'LineChart legend',
    'LineChart legend.position',
    'LineChart smooth',
    'LineChart xAxis',
    'LineChart xAxis.label',
    'LineChart xAxis.label.formatter',
    'LineChart xAxis.min',
  ])
})

test('follows hooks, functions, conditions, lists and the items of a loop', () => {
  const body = (expression: string) => find(`${IMPORT} ${expression}`).join(', ')
  const expected = 'LineChart smooth'
  expect(body('const a = () => <LineChart {...useMemo(() => ({ smooth: true }), [])} />')).toBe(expected)
  expect(body('const [config] = useState({ smooth: true }); <LineChart {...config} />')).toBe(expected)
  expect(body('function create() { if (1) { return { smooth: true } } } <LineChart {...create()} />')).toBe(expected)
  expect(body('const sets = { a: { smooth: true } }; <LineChart {...sets[name]} />')).toBe(expected)
  expect(body('const list = [{ smooth: true }]; list.map((item) => <LineChart {...item} />)')).toBe(expected)
  expect(body('[{ config: { smooth: true } }].map(({ config }) => <LineChart {...config} />)')).toBe(expected)
  expect(body('const Chart = memo(LineChart); <Chart {...(wide ? { smooth: true } : {})} />')).toBe(expected)
})

test('keys that are names of fields are not options', () => {
  const source = `${IMPORT} <LineChart meta={{ type: { alias: 'Type' } }} legend={{ species: { position: 'top' } }} />`
  expect(find(source)).toEqual([
    'LineChart legend',
    'LineChart legend.position',
    'LineChart meta',
    'LineChart meta.alias',
  ])
})

test('an annotation is the object that its type names', () => {
  const code = parseDemo([
    { name: 'demo.tsx', source: `${IMPORT} <LineChart annotations={[{ type: 'text', start: 1 }]} />` },
  ])
  const objects = findOptionUses(code, library).map(({ steps }) => steps.at(-1)?.object)
  expect(new Set(objects)).toEqual(new Set(['LineChart', 'TextOption']))
})

test('options of a layer count for the chart that draws it', () => {
  const layer = "{ type: 'line', options: { smooth: true } }"
  expect(find(`${IMPORT} <MixChart plots={[${layer}]} />`)).toContain('LineChart smooth')
  expect(find(`${IMPORT} <FacetChart eachView={() => (${layer})} />`)).toContain('LineChart smooth')
})

test('code that is not about a chart has no options', () => {
  expect(find(`${IMPORT} const smooth = { smooth: true }; <div {...smooth} />`)).toEqual([])
  expect(
    findComponents(parseDemo([{ name: 'a.tsx', source: `${IMPORT} <LineChart {...self} />` }]), ['LineChart']),
  ).toEqual(['LineChart'])
  expect(find(`${IMPORT} const a = { ...b }; const b = { ...a }; <LineChart {...a} />`)).toEqual([])
})

test('lists each unused option once, without those inside an unused one', () => {
  const tables = new Map(
    Object.values(library.definitions).map(({ id, name, options }) => [
      id,
      {
        id,
        name,
        slug: id,
        defaults: {},
        rows: options.map((each) => ({ name: each.name, description: '', type: '', nested: listObjects(each.type) })),
      },
    ]),
  )
  const code = parseDemo([
    { name: 'demo.tsx', source: `${IMPORT} <LineChart data={[]} smooth meta={{}} xAxis={{ label: {} }} />` },
  ])
  const unused = listUnusedOptions(['LineChart', 'MixChart'], findOptionUses(code, library), { library, tables })
  expect(unused.map(({ component, path }) => `${component} ${path}`)).toEqual([
    'LineChart legend',
    'LineChart annotations',
    'LineChart xAxis.min',
    'LineChart meta.type',
    'LineChart meta.alias',
    'LineChart xAxis.label.formatter',
    'LineChart xAxis.label.style',
    'MixChart plots',
  ])
  expect(summarizeUnusedOptions(unused)).toContain('LineChart 7, MixChart 1')
  expect(summarizeUnusedOptions([])).toBe('Every option is used in a demo.')
})
