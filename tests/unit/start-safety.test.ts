import * as fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { toIdentifier } from '../../src/core/shared/code-text.ts'
import { compileModule } from '../../src/features/playground/shared/code/compile-module.ts'
import { charts } from '../../src/library/charts/index.ts'
import type { DataTable } from '../../src/features/start/shared/data-table.ts'
import { describeReadProblem, readData } from '../../src/features/start/shared/read-data.ts'
import { listCharts, type Recommendation } from '../../src/features/start/shared/recommend.ts'
import { writeCode, type CodeFile } from '../../src/features/start/shared/write-code.ts'
import { writeFileCode } from '../../src/features/start/shared/write-file-code.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWX'.split('')
const list = (rows: number, write: (row: number) => unknown) => Array.from({ length: rows }, (_, row) => write(row))
const csv = (header: string, rows: number, write: (row: number) => unknown[]) =>
  [header, ...list(rows, (row) => write(row).join(','))].join('\n')

/** Tables from which every chart can be made, in every format that can be read. Their names say nothing. */
const SOURCES = [
  csv('Alpha 1,Beta 2,Gamma 3,Delta 4,Eta 5', 20, (row) => [
    `k${LETTERS[row]}`,
    `g${LETTERS[row % 3]}`,
    row * 7 + 3,
    `${row + 1} kg`,
    `$${row * 1000}`,
  ]),
  csv('Alpha 1,Beta 2,Gamma 3', 40, (row) => [`k${LETTERS[row % 5]}`, row % 8, (row * 37) % 61]),
  csv('Alpha 1,Open at,Close at,High at,Low at', 30, (row) => [
    `2024-01-${String(row + 1).padStart(2, '0')}`,
    5,
    6,
    7 + row,
    4,
  ]),
  csv('Alpha 1,Beta 2,Gamma 3', 24, (row) => [`2024-0${(row % 8) + 1}-03 10:00`, `s${LETTERS[row % 3]}`, row]),
  'Alpha 1;Beta 2;Gamma 3\nkA;kB;1,5\nkA;kC;2,5\nkB;kC;3,5\nkB;kD;1h 20m',
  'Alpha 1,Beta 2,Gamma 3\nkA,0.4,1\nkB,0.2,1\nkC,0.6,1\nTotal,1.2,3',
  'Alpha 1,Beta 2,Gamma 3,Delta 4,Eta 5\nkA,3,4,5,6\nkB,4,5,,7\nkC,5,6,7,8',
  `{"Outer key": {"Inner key": ${JSON.stringify(list(18, (row) => ({ 'Alpha 1': `k${LETTERS[row]}`, 'Beta 2': row, 'Gamma 3': { 'Delta 4': row * row } })))}}}`,
  `{"Alpha 1": ["kA", "kB", "kC"], "Beta 2": [1, 2, 3], "Gamma 3": [4, 5, 7]}`,
  '{"Alpha 1": "kA", "Beta 2": 1}\n{"Alpha 1": "kB", "Beta 2": 3}',
  '{"The name": "kA", "sub parts": [{"The name": "kB", "The value": 2}, {"The name": "kC", "sub parts": [{"The name": "kD", "The value": 3}]}]}',
]

const readTable = (text: string): DataTable => {
  const table = readData(text)
  if ('kind' in table) throw new Error(describeReadProblem(table))
  return table
}

const FORMATS = {
  inline: (table: DataTable, chart: Recommendation) => writeCode(table, chart),
  prepared: (table: DataTable, chart: Recommendation) => writeCode(table, chart, table.rowCount - 1),
  file: (table: DataTable, chart: Recommendation, name: string) => writeFileCode(table, chart, name),
}

interface Case {
  source: string
  recommendation: Recommendation
  format: keyof typeof FORMATS
}

const cases = SOURCES.flatMap((source) =>
  listCharts(readTable(source)).flatMap(({ recommendation }) =>
    recommendation
      ? (['inline', 'prepared', 'file'] as const).map((format): Case => ({ source, recommendation, format }))
      : [],
  ),
)

const unit16 = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }), unit16), { maxLength: 4 })
  .map((parts) => parts.join('').slice(0, 40))
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), anyText)

/** Gives the same table other names and cells. What was found out about the columns stays. */
function rename(table: DataTable, recommendation: Recommendation, texts: Map<string, string>) {
  const get = (text: string) => texts.get(text) ?? text
  for (const column of table.columns) {
    column.name = get(column.name)
    column.path = column.path.map((key) => (typeof key === 'string' ? get(key) : key))
    const isText = column.kind !== 'time' && column.kind !== 'number'
    if (isText) column.values = column.values.map((value) => (typeof value === 'string' ? get(value) : value))
    if (isText && column.order) column.order = column.order.map(get)
  }
  if (table.totalRows) table.totalRows.name = get(table.totalRows.name)
  if (table.json) table.json.path = table.json.path.map(get)
  const mapping = Object.fromEntries(
    Object.entries(recommendation.mapping).map(([role, columns]) => [role, [columns].flat().map(get)]),
  )
  return { ...recommendation, mapping }
}

/** The texts that are renamed. A name that is an identifier has no alias, so its code has another shape. */
const listTexts = ({ columns, totalRows, json }: DataTable): string[] =>
  [
    ...new Set([
      ...columns.map(({ name }) => name),
      ...columns.flatMap(({ path }) => path.filter((key) => typeof key === 'string')),
      ...(json?.path ?? []),
      ...columns.flatMap(({ kind, values }) =>
        kind === 'time' ? [] : values.filter((value) => typeof value === 'string'),
      ),
      ...(totalRows ? [totalRows.name] : []),
    ]),
  ].filter((text) => !columns.some(({ name }) => name === text && name === toIdentifier(name)))

function parse({ name, source }: CodeFile): ts.SourceFile {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind)
  expect((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics, source).toEqual([])
  return file
}

interface Found {
  shape: string
  text: string | undefined
  isName: boolean
}

/** The syntax tree as a list, with the texts of names and literals apart from its shape. */
function listNodes(node: ts.Node): Found[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  const isName = ts.isIdentifier(node)
  const hasText = isName || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
  const shape = `${ts.SyntaxKind[node.kind]} ${children.length}`
  return [{ shape, text: hasText ? node.text : undefined, isName }, ...children.flatMap(listNodes)]
}

const HIDDEN = /[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}]|[^\P{Cc}\n]/u
const countComments = (source: string): number => source.match(/^ *\/\//gm)?.length ?? 0

/** Compares the files of a table with those of the same table with other texts. */
function checkSame(harmless: CodeFile[], hostile: CodeFile[], texts: Map<string, string>): void {
  expect(hostile.map(({ name }) => name)).toEqual(harmless.map(({ name }) => name))
  /** The names of fields in the harmless code, and what they are in the other. */
  const fields = new Map<string, string | undefined>()
  for (const text of texts.keys()) fields.set(toIdentifier(text), undefined)
  for (const [index, file] of harmless.entries()) {
    const other = hostile[index]
    if (!other) continue
    expect(other.source).not.toMatch(HIDDEN)
    expect(other.source).not.toMatch(/<\/script|<!--/i)
    expect(countComments(other.source)).toBe(countComments(file.source))
    expect(compileModule(other)).not.toHaveProperty('problem')
    const [expected, found] = [listNodes(parse(file)), listNodes(parse(other))]
    expect(found.map(({ shape }) => shape)).toEqual(expected.map(({ shape }) => shape))
    for (const [position, { text, isName }] of expected.entries()) {
      const actual = found[position]?.text
      if (text === undefined || actual === undefined) continue
      const field = fields.get(text)
      if (fields.has(text) && field === undefined) fields.set(text, actual)
      else if (fields.has(text)) expect(actual).toBe(field)
      else expect(actual).toBe(isName ? text : (texts.get(text) ?? text))
    }
  }
}

test('the tables reach every chart that can be made from one', () => {
  const reached = new Set(cases.map(({ recommendation }) => recommendation.chart))
  const possible = Object.keys(charts).filter((chart) => Object.keys(charts[chart]?.roles ?? {}).length > 0)
  expect(possible.filter((chart) => !reached.has(chart))).toEqual([])
})

test('headers, cells and file names of any characters give the same statements as harmless ones', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.array(hostileText, { minLength: 8, maxLength: 8 }),
      hostileText,
      ({ source, recommendation, format }, hostile, fileName) => {
        const table = readTable(source)
        const write = FORMATS[format]
        const harmless = write(table, recommendation, 'file.csv')
        const texts = new Map(
          listTexts(table).map((text, index) => {
            const other = hostile[index] ?? `${hostile[index % hostile.length]}${index}`
            return [text, other === toIdentifier(other) || other === '' ? `${other} ${index}` : other]
          }),
        )
        fc.pre(new Set(texts.values()).size === texts.size)
        // a text such as "1" that is also a number of the table would join two nodes of a chart into one
        const others = new Set(
          table.columns.flatMap(({ values }) => values.map(String)).filter((value) => !texts.has(value)),
        )
        fc.pre([...texts.values()].every((text) => !others.has(text)))
        const files = write(table, rename(table, recommendation, texts), fileName)
        texts.set('/file.csv', getUrl(files))
        checkSame(harmless, files, texts)
      },
    ),
    { numRuns: 200 },
  )
})

/** The address of the file, which is on the server of the page. */
function getUrl(files: CodeFile[]): string {
  const [, literal = "''"] = /^const url = (.*)$/m.exec(files[0]?.source ?? '') ?? []
  const url: string = JSON.parse(`"${literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`)
  if (url !== '') expect(new URL(url, 'https://site.example/page').origin).toBe('https://site.example')
  return url
}
