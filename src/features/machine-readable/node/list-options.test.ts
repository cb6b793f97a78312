import { expect, test } from 'vitest'
import type { Option } from '../../../library/node/model.ts'
import type { ApiDocumentation, OptionRow } from '../../api-tables/node/index.ts'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import { listObjects } from '../../../library/shared/option-type.ts'
import { countProperties, flattenOptions } from './list-options.ts'
import { createInlineWriter, shortenDefault, writeOptionTable, writeSimple } from './option-table.ts'
import { htmlToPhrasing, writePhrasing } from './html-to-markdown.ts'

const row = (name: string, nested?: string[]): OptionRow => ({
  name,
  description: `About <code>${name}</code>.`,
  type: '',
  ...(nested?.length ? { nested } : {}),
})
const option = (name: string, type: string, nested: string[] = []): Option => ({
  name,
  key: `g2plot/test/TestOptions.${name}`,
  type: parseType(type, nested),
  required: false,
})

const objects: Record<string, { options: Option[]; defaults?: Record<string, string | Record<string, string>> }> = {
  LineChart: {
    options: [
      option('xAxis', 'false | Axis', ['Axis']),
      option('yAxis', 'Axis', ['Axis']),
      option('mode', "'a' | 'b|c' | number"),
      option('shapes', '(Dot | Rect)[]', ['Dot', 'Rect']),
    ],
    defaults: { xAxis: { title: "'`'" } },
  },
  // shared by two options objects
  Axis: { options: [option('title', 'string'), option('label', 'AxisLabel', ['AxisLabel'])] },
  AxisLabel: { options: [option('format', '(text: string) => string | null'), option('axis', 'Axis', ['Axis'])] },
  Dot: { options: [option('size', 'number')] },
  Rect: { options: [option('size', 'number')] },
}

const api = {
  library: {
    components: ['LineChart'],
    definitions: Object.fromEntries(
      Object.entries(objects).map(([id, { options }]) => [id, { id, name: id, options }]),
    ),
  },
  tables: new Map(
    Object.entries(objects).map(([id, { options, defaults = {} }]) => [
      id,
      {
        id,
        name: id,
        slug: id.toLowerCase(),
        rows: options.map((each) => row(each.name, listObjects(each.type))),
        defaults,
      },
    ]),
  ),
  shared: new Set(['Axis', 'Dot']),
  groups: [],
  options: new Map(Object.entries(objects).map(([id, { options }]) => [id, options])),
} as unknown as ApiDocumentation

const context = {
  api,
  sharedOptions: '/api?tab=options',
  resolve: (link: string) => `https://example.com${link}`,
  writeInline: createInlineWriter((link) => link),
}
const find = (path: string, list = flattenOptions('LineChart', api)) => list.filter((one) => one.path === path)

test('nested options follow their parent, with their full path and the hash of their row', () => {
  const paths = flattenOptions('LineChart', api).map(({ path }) => path)
  expect(paths.slice(paths.indexOf('xAxis'), paths.indexOf('xAxis') + 5)).toEqual([
    'xAxis',
    'xAxis.title',
    'xAxis.label',
    'xAxis.label.format',
    'xAxis.label.axis',
  ])
  expect(find('xAxis.label.format')[0]).toMatchObject({ address: 'xaxis-label-format', object: 'AxisLabel' })
})

test('an object is listed once, also if it contains itself', () => {
  expect(find('yAxis')[0]).toMatchObject({ sameAs: 'xAxis' })
  expect(find('yAxis.title')).toEqual([])
  expect(find('xAxis.label.axis')[0]).toMatchObject({ sameAs: 'xAxis' })
})

test('options of one of several objects have its name, and the address contains it', () => {
  expect(find('shapes.size').map(({ variant, address }) => [variant, address])).toEqual([
    ['Dot', 'shapes-dot-size'],
    ['Rect', 'shapes-rect-size'],
  ])
})

test('shared objects can be left out; objects that belong to one option stay', () => {
  const list = flattenOptions('LineChart', api, () => false)
  expect(find('xAxis', list)[0]).toMatchObject({ isCut: true, objects: ['Axis'] })
  expect(find('shapes.size', list).map(({ variant }) => variant)).toEqual(['Rect'])
  expect(countProperties(['Axis'], api)).toBe(4)
})

test('values and defaults are read from the types and the chart engine', () => {
  expect(find('mode')[0]?.values).toEqual(['a', 'b|c'])
  expect(find('xAxis.title')[0]?.default).toBe("'`'")
  expect(find('yAxis')[0]?.default).toBeUndefined()
})

test('a table has one row per option, and its bars and backticks are escaped', () => {
  const [head, line, ...rows] = writeOptionTable(flattenOptions('LineChart', api), context).split('\n')
  expect([head, line]).toEqual(['| Option | Type | Default | Description |', '| --- | --- | --- | --- |'])
  expect(rows).toContain("| `xAxis.title` | `string` | ``'`'`` | About `title`. |")
  expect(rows).toContain("| `mode` | `'a' \\| 'b\\|c' \\| number` |  | About `mode`. |")
  expect(rows).toContain('| `yAxis` | `Axis` |  | About `yAxis`. Same properties as `xAxis`. |')
  expect(rows).toContain('| `shapes.size` in `Dot` | `number` |  | About `size`. |')
})

test('a row links to the objects that are left out', () => {
  expect(
    writeOptionTable(
      flattenOptions('LineChart', api, () => false),
      context,
    ),
  ).toContain('About `yAxis`. Properties: [`Axis`](https://example.com/api?tab=options#axis). |')
})

test('simple descriptions are written as the parser would write them', () => {
  for (const html of ['Draws a line.', 'From 0 to 1, see <code>xField</code> (default).', '<code>a</code> is 50%.'])
    expect(writeSimple(html)).toBe(writePhrasing(htmlToPhrasing(html, (link) => link)))
  for (const html of ['a_b', 'See <a href="/x">x</a>.', '<code>a&#x3C;b</code>', '- a', '1. a', 'https://a.b'])
    expect(writeSimple(html)).toBeUndefined()
})

test('a large default is cut', () => {
  const inner = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`key${index}`, '1']))
  expect(shortenDefault({ a: '1', inner })).toBe('{ a: 1, inner: { … } }')
  expect(shortenDefault(inner)).toBe('{ … }')
})
