import { describe, expect, test } from 'vitest'
import { moveRanges } from '../code-file.ts'
import { completeAt, describeAt } from './complete-at.ts'
import { findMissingObjects } from './code-scopes.ts'
import { findUnknownOptions } from './find-unknown.ts'
import type { OptionHints } from './option-hints.ts'

const boolean = { type: 'boolean', values: ['true', 'false'] }
const hints: OptionHints = {
  objects: {
    LineChart: {
      options: [
        { name: 'xField', type: 'string', description: 'Field for the x-axis.' },
        { name: 'yField', type: 'string' },
        { name: 'smooth', ...boolean, default: 'false' },
        { name: 'height', type: 'number' },
        { name: 'xAxis', type: 'Axis | false', objects: ['Axis'], values: ['false'] },
        { name: 'legend', type: 'LegendCfg', objects: ['LegendCfg'] },
        { name: 'meta', type: 'Record<string, Meta>', fields: ['Meta'] },
        { name: 'style', type: 'CSSProperties', isOpen: true },
        { name: 'annotations', type: '(TextOption | LineOption)[]', objects: ['TextOption', 'LineOption'] },
      ],
    },
    MixChart: { options: [{ name: 'plots', type: 'IPlot[]', objects: ['IPlot'] }] },
    IPlot: {
      options: [
        { name: 'type', type: 'string' },
        { name: 'options', type: 'LineOptions', plots: { line: 'LineChart', bar: 'BarChart' } },
      ],
    },
    Axis: {
      options: [
        { name: 'top', ...boolean, default: 'true' },
        { name: 'title', type: 'AxisTitleCfg' },
      ],
    },
    LegendCfg: {
      options: [
        { name: 'position', type: "'top' | 'bottom'", values: ["'top'", "'bottom'"] },
        { name: 'flipPage', ...boolean },
      ],
      isOpen: true,
      similar: ['positions'],
    },
    Meta: { options: [{ name: 'alias', type: 'string' }] },
    TextOption: {
      options: [
        { name: 'type', type: 'string' },
        { name: 'content', type: 'string' },
      ],
    },
    LineOption: {
      options: [
        { name: 'type', type: 'string' },
        { name: 'start', type: 'string' },
      ],
    },
  },
  defaults: { LineChart: { xAxis: { top: 'false' } } },
}

const wrap = (props: string, component = 'LineChart') =>
  `import { ${component} } from '@opd/g2plot-react'\nconst config = ${props}\nexport default () => <${component} {...config} />\n`

/** Completes at the `|` in the props. */
function complete(props: string, source = wrap(props)) {
  const offset = source.indexOf('|')
  const code = source.replace('|', '')
  const found = completeAt(code, offset, hints)
  const apply = (label: string) => {
    const item = found?.items.find((candidate) => candidate.label === label)
    if (!found || !item) return undefined
    const [start, end] = item.select ?? [item.insert.length, item.insert.length]
    const { insert } = item
    const marked = `${insert.slice(0, start)}[${insert.slice(start, end)}]${insert.slice(end)}`
    return (code.slice(0, found.from) + marked + code.slice(found.to)).split('\n').slice(1, -2).join('\n')
  }
  return { labels: found?.items.map(({ label }) => label), apply }
}

const listUnknown = (props: string, component?: string) =>
  findUnknownOptions(wrap(props, component), hints)?.map(({ name, owner, suggestion }) => [name, owner, suggestion])

test('completes names that are not set yet, at the right depth', () => {
  expect(complete("{ xField: 'a', | }").labels).toEqual(
    hints.objects.LineChart?.options.map(({ name }) => name).filter((name) => name !== 'xField'),
  )
  expect(complete('{ xAxis: { to| } }').labels).toEqual(['top', 'title'])
  expect(complete('{ xAxis: { top: true, | } }').labels).toEqual(['title'])
  expect(complete('{ meta: { sales: { | } } }').labels).toEqual(['alias'])
  expect(complete('{ meta: { | } }').labels).toBeUndefined()
  expect(complete('{ style: { | } }').labels).toBeUndefined()
})

test('completes in code that is not valid yet', () => {
  expect(complete('{\n  xField: "a",\n  smo|\n  height: 3,\n}').labels).toContain('smooth')
  expect(complete('{ smooth: | }').labels).toEqual(['true', 'false'])
  expect(complete("{ legend: { position: '| } }").labels).toEqual(['top', 'bottom'])
})

test('a name brings a value to start with, and a comma where one is needed', () => {
  expect(complete('{\n  smo|\n  height: 3,\n}').apply('smooth')).toBe(
    'const config = {\n  smooth: [true],\n  height: 3,\n}',
  )
  expect(complete('{ xAxis: { to| } }').apply('top')).toBe('const config = { xAxis: { top: [true] } }')
  expect(complete('{ legend: { pos|, flipPage: true } }').apply('position')).toBe(
    "const config = { legend: { position: '[]', flipPage: true } }",
  )
  expect(complete('{ xA| }').apply('xAxis')).toBe('const config = { xAxis: { [] } }')
  expect(complete('{ anno| }').apply('annotations')).toBe('const config = { annotations: [[]] }')
})

test('a name that has a value is only replaced', () => {
  expect(complete('{ smo|: true }').apply('smooth')).toBe('const config = { smooth[]: true }')
  expect(complete("{ 'smo|': true }").apply('smooth')).toBe("const config = { 'smooth[]': true }")
})

test('completes attributes', () => {
  const source =
    "import { LineChart } from '@opd/g2plot-react'\n\nexport default () => <LineChart smo| height={3} />\n\n"
  expect(complete('', source).labels).toContain('smooth')
  expect(complete('', source).apply('smooth')).toContain('<LineChart smooth={[true]} height={3} />')
})

test('completes values with and without quotes', () => {
  expect(complete("{ legend: { position: 'bo|' } }").apply('bottom')).toContain("position: 'bottom[]' }")
  expect(complete('{ legend: { position: "bo|" } }').apply('bottom')).toContain('position: "bottom[]" }')
  expect(complete('{ legend: { position: bo| } }').apply("'bottom'")).toContain("position: 'bottom'[] }")
  expect(complete('{ xAxis: f| }').labels).toEqual(['false'])
  expect(complete('{ smooth: items.length > 3| }').labels).toBeUndefined()
})

test('completes nothing in comments and outside the props', () => {
  expect(complete('{ // the x|\n height: 3 }').labels).toBeUndefined()
  expect(complete('{ height: 3, /* x| */ }').labels).toBeUndefined()
  expect(complete('{ /* before */ | }').labels).toContain('smooth')
  expect(complete('', `const other = { | }\n${wrap('{}')}`).labels).toBeUndefined()
})

test('a text such as the type selects one of several objects', () => {
  expect(complete("{ annotations: [{ type: 'text', | }] }").labels).toEqual(['content'])
  expect(complete('{ annotations: [{ | }] }').labels).toEqual(['type', 'content', 'start'])
})

test('describes the option at a position, with the default of the chart', () => {
  const source = wrap("{ xField: 'a', xAxis: { top: true } }")
  expect(describeAt(source, source.indexOf('xField') + 1, hints)).toMatchObject({
    path: ['xField'],
    type: 'string',
    description: 'Field for the x-axis.',
    position: 'key',
  })
  expect(describeAt(source, source.indexOf('top'), hints)).toMatchObject({ path: ['xAxis', 'top'], default: 'false' })
  expect(describeAt(source, 3, hints)).toBeUndefined()
})

test('reports unknown names with the most similar option', () => {
  expect(listUnknown("{ xFeild: 'a', yField: 'b' }")).toEqual([['xFeild', 'LineChart', 'xField']])
  expect(listUnknown('{ xAxis: { titel: {} } }')).toEqual([['titel', 'xAxis', 'title']])
  expect(listUnknown('{ somethingElse: 1 }')).toEqual([['somethingElse', 'LineChart', undefined]])
  expect(listUnknown("{ annotations: [{ type: 'line', content: '' }] }")).toEqual([
    ['content', 'annotations', undefined],
  ])
})

test('suggests no option that is set already', () => {
  expect(listUnknown("{ xField: 'a', xFild: 'b' }")).not.toContainEqual(['xFild', 'LineChart', 'xField'])
})

test('reports nothing that may be right', () => {
  expect(listUnknown('{ ...shared, xFeild: 1 }')).toEqual([])
  expect(listUnknown('{ [name]: 1, xFeild: 1 }')).toEqual([])
  expect(listUnknown('{ style: { anything: 1 }, meta: { sales: {} } }')).toEqual([])
  expect(listUnknown('{ xAxis: getAxis({ titel: 1 }), key: 1 }')).toEqual([])
  expect(listUnknown('{ xFeild: 1 }', 'OtherChart')).toEqual([])
  expect(listUnknown('{ xFeild: }')).toBeUndefined()
  expect(listUnknown("{ xField: 'a',, }") ?? []).toEqual([])
})

test('in an object that allows other names, reports only typos', () => {
  expect(listUnknown('{ legend: { positions: 1 } }')).toEqual([])
  expect(listUnknown("{ legend: { positon: 'top', custom: 1, smooth: true } }")).toEqual([
    ['positon', 'legend', 'position'],
  ])
})

test('the plots of a mix chart have the options of their component', () => {
  const props = "{ plots: [{ type: 'line', options: { smoth: true } }, { type: 'bar', options: { anything: 1 } }] }"
  expect(listUnknown(props, 'MixChart')).toEqual([['smoth', 'plots.options', 'smooth']])
})

describe('objects that are not loaded', () => {
  const find = (props: string, component?: string, loaded: OptionHints = hints) => {
    const source = wrap(props, component)
    return findMissingObjects(source.replace('|', ''), source.indexOf('|'), loaded)
  }
  const without = (...ids: string[]): OptionHints => ({
    ...hints,
    objects: Object.fromEntries(Object.entries(hints.objects).filter(([id]) => !ids.includes(id))),
  })

  test('are those that the code contains', () => {
    expect(find('{ }', 'LineChart', { objects: {}, defaults: {} })).toEqual(['LineChart'])
    expect(find('{ xAxis: { top: true }, legend: false }', 'LineChart', without('Axis', 'LegendCfg'))).toEqual(['Axis'])
    expect(find('{ meta: { sales: {} } }', 'LineChart', without('Meta'))).toEqual(['Meta'])
    expect(find("{ plots: [{ type: 'line', options: {} }, { type: 'bar', options: {} }] }", 'MixChart')).toEqual([
      'BarChart',
    ])
  })

  test('are only those that the code selects among several', () => {
    const missing = without('TextOption', 'LineOption')
    expect(find("{ annotations: [{ type: 'line' }] }", 'LineChart', missing)).toEqual(['LineOption'])
    expect(find('{ annotations: [{ }] }', 'LineChart', missing)).toEqual(['TextOption', 'LineOption'])
  })

  test('are found around the cursor while the code is not valid', () => {
    expect(find('{ xAxis: { top: | } }', 'LineChart', without('Axis'))).toEqual(['Axis'])
  })

  test('have no suggestions and no reports', () => {
    const source = wrap('{ annotations: [{ titel: 1 }] }')
    const loaded = without('TextOption')
    expect(completeAt(source, source.indexOf('titel'), loaded)).toBeUndefined()
    expect(findUnknownOptions(source, loaded)).toEqual([])
  })
})

test('marks move with the text around them, and disappear when they are edited', () => {
  const range = { start: 4, end: 7 }
  expect(moveRanges([range], 'one two three', 'one, two three')).toEqual([{ start: 5, end: 8 }])
  expect(moveRanges([range], 'one two three', 'one xtwo three')).toEqual([])
  expect(moveRanges([range], 'one two three', 'oone two three')).toEqual([{ start: 5, end: 8 }])
  expect(moveRanges([range], 'one two three', 'one two thre')).toEqual([range])
  expect(moveRanges([range], 'one two three', 'one to three')).toEqual([])
  expect(moveRanges([range], 'one two three', 'one two three')).toEqual([range])
})
