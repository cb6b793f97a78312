import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as exports from '@opd/g2plot-react'
import { expect, test } from 'vitest'
import { formatType, listObjects, printType } from '../../shared/option-type.ts'
import type { Library } from '../model.ts'
import { readLibrary } from '../read-library.ts'
import { extractLibrary } from './extract-library.ts'

const { library } = await readLibrary()

function option(from: Library, definition: string, name: string) {
  const found = from.definitions[definition]?.options.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`${definition} has no option ${name}`)
  return { ...found, text: formatType(found.type), nested: listObjects(found.type) }
}

/** Extracts a library with one component that has the given props. */
function extractProps(types: string): Library {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'))
  const entry = path.join(folder, 'node_modules/@opd/g2plot-react/es/index.d.ts')
  const overrides = path.join(folder, 'overrides.d.ts')
  mkdirSync(path.dirname(entry), { recursive: true })
  writeFileSync(
    entry,
    `${types}
    export type ProbeChartProps = Props
    export declare const ProbeChart: (props: ProbeChartProps & { ref?: string }) => void`,
  )
  writeFileSync(
    overrides,
    `export interface Options { width?: number }
    export declare class Plot { update(): void; private secret(): void }`,
  )
  try {
    return extractLibrary(folder, overrides)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('lists every chart that the library exports, with all its props', () => {
  // MultiViewChart is the deprecated name of MixChart
  const exported = Object.keys(exports).filter((name) => name.endsWith('Chart') && name !== 'MultiViewChart')
  expect(library.components.toSorted()).toEqual(exported.toSorted())
  const line = library.definitions.LineChart?.options.map(({ name }) => name) ?? []
  expect(line).toEqual(
    expect.arrayContaining(['data', 'xField', 'connectNulls', 'xAxis', 'chartRef', 'onReady', 'ref', 'className']),
  )
  expect(line).not.toContain('key')
  expect(line).not.toContain('chart')
  expect(
    new Set(library.components.flatMap((id) => library.definitions[id]?.options.map(({ key }) => key))).size,
  ).toBeGreaterThan(360)
})

test('the key of an option is the path to its declaration', () => {
  expect(option(library, 'LineChart', 'xAxis').key).toBe('g2plot/Options.xAxis')
  expect(option(library, 'LineChart', 'smooth').key).toBe('g2plot/line/LineOptions.smooth')
  // the type of the component repeats these anonymously
  expect(option(library, 'DualAxesChart', 'yField')).toMatchObject({
    key: 'g2plot/dual-axes/DualAxesOptions.yField',
    text: 'string[]',
    required: true,
  })
  // declared for all charts and again by this one
  expect(option(library, 'VennChart', 'data')).toMatchObject({
    key: 'g2plot/venn/VennOptions.data',
    text: 'Record<string, any>[]',
  })
})

test('no type contains an import path or is truncated', () => {
  const texts = Object.values(library.definitions).flatMap(({ options }) => options.map(({ type }) => formatType(type)))
  expect(texts.filter((text) => /import\(|\.\.\. \d+ more|__type|undefined/.test(text))).toEqual([])
})

test('unions are complete and in source order, with false and null last', () => {
  expect(option(library, 'LegendCfg', 'position').text).toBe(
    "'top' | 'top-left' | 'top-right' | 'right' | 'right-top' | 'right-bottom' | " +
      "'left' | 'left-top' | 'left-bottom' | 'bottom' | 'bottom-left' | 'bottom-right'",
  )
  expect(option(library, 'LineChart', 'xAxis').text).toBe('Axis | false')
  expect(option(library, 'LineChart', 'color').text).toBe(
    'string | string[] | ((datum: Datum, defaultColor?: string) => string)',
  )
  expect(option(library, 'SankeyChart', 'nodeAlign').text).toBe("'left' | 'right' | 'center' | 'justify'")
})

test('types of React and the chart engine keep their names', () => {
  expect(option(library, 'LineChart', 'chartRef').text).toBe(
    'RefCallback<Plot<LineOptions> | null> | RefObject<Plot<LineOptions> | null>',
  )
  expect(option(library, 'LineChart', 'ref').text).toBe('Ref<HTMLDivElement | null>')
  expect(option(library, 'LineChart', 'style').text).toBe('CSSProperties')
})

test('follows nested options to the end', () => {
  expect(option(library, 'LineChart', 'xAxis').nested).toEqual(['Axis'])
  expect(option(library, 'Axis', 'label').nested).toEqual(['AxisLabelCfg'])
  expect(option(library, 'AxisLabelCfg', 'formatter').text).toBe('(text: string, item: ListItem, index: number) => any')
  expect(option(library, 'LineChart', 'annotations').nested).toHaveLength(9)
  expect(option(library, 'LineChart', 'theme').nested).toEqual(['ThemeOptions'])
  expect(option(library, 'ThemeOptions', 'styleSheet').nested).toEqual(['StyleSheet'])
  for (const { options } of Object.values(library.definitions))
    for (const { type } of options)
      for (const id of listObjects(type)) expect(library.definitions[id], id).toBeDefined()
})

test('a nested plot links to its chart instead of repeating the options', () => {
  const { type, nested } = option(library, 'IPlot', 'options')
  expect(printType(type)).toContainEqual({ name: 'LineOptions', definition: 'LineChart' })
  expect(nested).toEqual([])
})

test('union members that differ only in types are one object', () => {
  expect(option(library, 'PatternOption', 'type').text).toBe("'dot' | 'line' | 'square'")
  expect(option(library, 'PatternOption', 'cfg').nested).toEqual([
    'DotPatternCfg',
    'LinePatternCfg',
    'SquarePatternCfg',
  ])
})

test('unusual types stay readable', () => {
  const probe = extractProps(`
    interface Inner { a?: number; deeper?: { b: string } }
    type Row = Record<string, any>
    interface Tree { name: string; children?: Tree[] }
    declare class Engine { draw(): void }
    interface Props {
      tuple?: [number, number]
      lists?: Array<Inner | string>
      partial?: Partial<Inner>
      both?: Inner & { c?: boolean }
      byName?: Record<string, Inner>
      open?: { [key: string]: number }
      callback?: (row: Row, ...rest: string[]) => Inner | false
      returns?: (row: Row) => { name: string; value?: number }
      flag?: boolean | 'auto'
      engine?: Engine
      nothing?: null | string
      tree?: Tree
      any?: any
    }`)
  const texts = Object.fromEntries(
    probe.definitions.ProbeChart?.options.map(({ name, type }) => [name, formatType(type)]) ?? [],
  )
  expect(texts).toEqual({
    tuple: '[number, number]',
    lists: '(Inner | string)[]',
    partial: 'Inner',
    both: 'Inner',
    byName: 'Record<string, Inner>',
    open: 'Record<string, number>',
    callback: '(row: Row, ...rest: string[]) => Inner | false',
    returns: '(row: Row) => { name: string; value?: number }',
    flag: "boolean | 'auto'",
    engine: 'Engine',
    nothing: 'string | null',
    tree: 'Tree',
    any: 'any',
    ref: 'string',
  })
  expect(option(probe, 'ProbeChart', 'callback').nested).toEqual(['Inner'])
  expect(option(probe, 'ProbeChart', 'engine').nested).toEqual([])
  // a recursive type refers to itself
  expect(option(probe, 'Tree', 'children').nested).toEqual(['Tree'])
  expect(option(probe, 'Inner.deeper', 'b').required).toBe(true)
  expect(probe.definitions.Plot?.options).toMatchObject([{ name: 'update', required: false }])
})
