import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCsv } from '../../../../core/shared/format-csv.ts'
import type { TextEdit } from '../code-file.ts'
import { readText, type Cell, type FoundData, type Table } from './table.ts'
import { parseCsv, parseValues, printTable, readTable } from './csv.ts'
import { addColumn, addRow, deleteColumn, deleteRow, pasteTexts, renameColumn, setCell } from './edit-table.ts'
import { findData } from './find-data.ts'
import { writeData } from './write-data.ts'

const find = (source: string, name = 'basic.tsx'): FoundData => {
  const [found] = findData([{ name, source }])
  if (!found) throw new Error(`no data in ${source}`)
  return found
}

const apply = (source: string, edit: TextEdit | undefined): string =>
  edit ? source.slice(0, edit.start) + edit.text + source.slice(edit.end) : source

/** The code after a change of its first table. */
const change = (source: string, getTable: (table: FoundData) => Table, name?: string): string => {
  const found = find(source, name)
  return apply(source, writeData(source, found, getTable(found)))
}

const getTable = ({ columns, rows }: Table): Table => ({ columns, rows })

/** The rows as objects, without the order of the columns. */
const getRecords = ({ columns, rows }: Table) =>
  rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, index) => (row[index] === undefined ? [] : [[`=${column}`, row[index]]])),
    ),
  )

const SOURCE = `const data = [
  { month: 'Jan', sold: 12_640 },
  // the fair
  { month: "Feb", sold: -3.50 }, // returned
  { month: \`Mar\`, sold: null },
]
`

describe('findData', () => {
  test('finds literals of every kind', () => {
    expect(find(SOURCE)).toMatchObject({
      file: 'basic.tsx',
      name: 'data',
      columns: ['month', 'sold'],
      rows: [
        ['Jan', 12640],
        ['Feb', -3.5],
        ['Mar', null],
      ],
      start: SOURCE.indexOf('['),
      end: SOURCE.indexOf(']') + 1,
    })
  })

  test.each([
    'export const data: Row<string>[] = [{ a: 1 }]',
    'const data = [{ a: 1 }] as const',
    'const data = [{ a: 1 }] as const satisfies Row[]\nconst [b] = data',
    'const data = [{ a: 1 }];[1].map(String)',
    "import a from 'a'\nconst f = () => { const x = 1 }\nconst data = [{ a: 1 }]\nexport default f",
  ])('finds %s', (source) => {
    expect(find(source)).toMatchObject({ name: 'data', columns: ['a'], rows: [[1]] })
  })

  test.each([
    'const data = []',
    'const data = [{}]',
    'const data = [1, 2]',
    'const data = [{ a: 1 }, ...more]',
    'const data = [{ a: 1 }, , { a: 2 }]',
    'const data = [{ ...row, a: 1 }]',
    'const data = [{ a }]',
    'const data = [{ [a]: 1 }]',
    'const data = [{ a() {} }]',
    'const data = [{ a: 1, a: 2 }]',
    'const data = [{ __proto__: 1 }]',
    'const data = [{ a: 1 }].map(read)',
    'const data = [{ a: 1 }]\n  .map(read)',
    'const data = [{ a: 1 }]\n  ?? other',
    'const data = [{ a: 1 } as Row<1, 2>, { a: 2 }]',
    'const data = [{ a: 1 }',
    'function draw() {\n  const data = [{ a: 1 }]\n}',
  ])('does not find %s', (source) => {
    expect(findData([{ name: 'basic.tsx', source }])).toEqual([])
  })

  test('keeps the text of values that are not plain', () => {
    const { columns, rows } = find('const data = [{ a: [1, 2], b: 1 as number }, { b: 2, a: x as Y }]')
    expect({ columns, rows }).toEqual({
      columns: ['a', 'b'],
      rows: [
        [{ code: '[1, 2]' }, 1],
        [{ code: 'x as Y' }, 2],
      ],
    })
  })

  test('reads all files', () => {
    const files = [
      { name: 'basic.tsx', source: 'const stops = [{ a: 1 }]\nconst broken = (' },
      { name: 'basic/data.ts', source: "export const data = [{ a: 1 }]\nexport const other = [{ 'b c': 1 }]" },
      { name: 'basic/rows.json', source: '[{"a": "x\\u0041\\/"}]\n' },
      { name: 'basic/not-json.json', source: "[{ a: 'x' }]" },
      { name: 'basic/style.css', source: '.a { color: red }' },
    ]
    expect(findData(files).map(({ file, name, columns, rows }) => [file, name, columns, rows])).toEqual([
      ['basic/data.ts', 'data', ['a'], [[1]]],
      ['basic/data.ts', 'other', ['b c'], [[1]]],
      ['basic/rows.json', 'basic/rows.json', ['a'], [['xA/']]],
    ])
  })
})

describe('writeData', () => {
  test('changes only the value', () => {
    const found = find(SOURCE)
    const edit = writeData(SOURCE, found, setCell(found, 1, 1, 4))
    expect(edit).toEqual({ start: SOURCE.indexOf('-3.50'), end: SOURCE.indexOf('-3.50') + 5, text: '4' })
    expect(writeData(SOURCE, found, getTable(found))).toBeUndefined()
  })

  test('adds a row in the formatting of the others', () => {
    expect(change(SOURCE, (table) => setCell(addRow(table, 3), 3, 0, "it's"))).toBe(
      SOURCE.replace('null },\n', "null },\n  { month: 'it\\'s', sold: null },\n"),
    )
    expect(change(SOURCE, (table) => addRow(table, 0))).toBe(
      SOURCE.replace('[\n', '[\n  { month: null, sold: null },\n'),
    )
  })

  test('deletes a row with the comment in its line', () => {
    expect(change(SOURCE, (table) => deleteRow(table, 1))).toBe(
      "const data = [\n  { month: 'Jan', sold: 12_640 },\n  { month: `Mar`, sold: null },\n]\n",
    )
  })

  test('adds, renames and deletes columns', () => {
    expect(change(SOURCE, addColumn)).toContain('{ month: "Feb", sold: -3.50, column3: null }, // returned')
    expect(change(SOURCE, (table) => renameColumn(table, 0, 'a b') ?? table)).toContain(
      `  // the fair\n  { 'a b': "Feb", sold: -3.50 }, // returned`,
    )
    expect(change(SOURCE, (table) => deleteColumn(table, 0))).toContain('  { sold: -3.50 }, // returned')
  })

  test('keeps rows on several lines', () => {
    const source = 'const data = [\n  {\n    a: 1, // one\n    b: 2\n  }\n]'
    expect(change(source, (table) => setCell(addRow(addColumn(table), 1), 1, 1, 5))).toBe(
      'const data = [\n  {\n    a: 1, // one\n    b: 2,\n    column3: null\n  },\n  {\n    a: null,\n    b: 5,\n    column3: null\n  }\n]',
    )
  })

  test('keeps lists on one line', () => {
    expect(change('const data = [{ a: 1 }]', (table) => addRow(table, 0))).toBe('const data = [{ a: null }, { a: 1 }]')
    expect(change('const data = [{ a: 1 }, { a: 2 }]', (table) => deleteRow(table, 0))).toBe('const data = [{ a: 2 }]')
    expect(change('[{"a":1},{"a":2}]', (table) => addRow(table, 2), 'a.json')).toBe('[{"a":1},{"a":2},{"a":null}]')
  })

  test('keeps a line comment away from what follows it', () => {
    const source = 'const data = [{ a: 1 }, // one\n  { a: 2 }]'
    expect(change(source, (table) => deleteRow(table, 1))).toBe('const data = [{ a: 1 } // one\n]')
  })

  test('keeps JSON valid', () => {
    const source = '[\n  { "a": "x", "b": 1 },\n  { "a": "y", "b": 2 }\n]\n'
    const text = change(source, (table) => setCell(addRow(addColumn(table), 2), 2, 0, 'it\'s "z"'), 'a.json')
    expect(text).toContain('  { "a": "y", "b": 2, "column3": null },\n')
    expect(JSON.parse(text)).toEqual([
      { a: 'x', b: 1, column3: null },
      { a: 'y', b: 2, column3: null },
      { a: 'it\'s "z"', b: null, column3: null },
    ])
  })
})

/** Texts of all characters, also of halves of those that have two units. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
)
const name = fc.oneof(
  fc.constantFrom('month', 'value', 'a b', 'it"s', "it's", 'year\n', 'a,b', 'constructor', '1'),
  anyText.filter((text) => text !== '' && text !== '__proto__'),
)
const literal = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  anyText,
  fc.constantFrom(
    '',
    '12',
    'true',
    '"',
    "'",
    '\\',
    '`${a}`',
    '// a',
    '/* b',
    '*/',
    ',',
    '\t',
    '\r\n',
    '\u2028',
    '</script><!--',
  ),
)
const columnsAnd = (cell: fc.Arbitrary<Cell>, { maxRows = 6 } = {}): fc.Arbitrary<Table> =>
  fc.uniqueArray(name, { minLength: 1, maxLength: 4 }).chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(fc.tuple(...columns.map(() => cell)), { minLength: 1, maxLength: maxRows }),
    }),
  )
const anyTable = columnsAnd(
  fc.oneof({ weight: 5, arbitrary: literal }, { weight: 1, arbitrary: fc.constant(undefined) }),
)

/** Blanks and comments around the rows of a list. */
const gap = fc.constantFrom('', ' ', '\n  ', ' // a, b\n', ' /* a,\n] */ ')

const sources = fc
  .record({
    rows: fc.array(
      fc.record({
        a: fc.integer({ min: 0, max: 3 }),
        b: fc.constantFrom('x', 'y', 'z'),
        before: gap,
        comma: gap,
        inner: gap,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    end: gap,
    hasLastComma: fc.boolean(),
  })
  .map(({ rows, end, hasLastComma }) => {
    const items = rows.map(({ a, b, before, comma, inner }, index) => {
      const isLast = index === rows.length - 1
      return `${before}{${inner}a: 0${a},${inner}b: "${b}"${inner}}${comma}${isLast && !hasLastComma ? '' : ','}`
    })
    // octal numbers are not allowed, so zeros are written as fractions
    return `const data = [${items.join('').replaceAll(/\b0(\d)/g, '$1.0')}${end}]\nexport default data\n`
  })

const edits = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('set'), row: fc.nat(9), column: fc.nat(3), value: literal }),
    fc.record({
      type: fc.constantFrom('add', 'delete', 'addColumn', 'deleteColumn', 'move'),
      row: fc.nat(9),
      column: fc.nat(3),
      value: literal,
    }),
  ),
  { maxLength: 4 },
)

interface Step {
  type: string
  row: number
  column: number
  value: Cell
}

function editOnce(table: Table, { type, row, column, value }: Step): Table {
  const at = row % table.rows.length
  const side = column % table.columns.length
  switch (type) {
    case 'set':
      return setCell(table, at, side, value)
    case 'add':
      return addRow(table, at)
    case 'delete':
      return table.rows.length > 1 ? deleteRow(table, at) : table
    case 'addColumn':
      return addColumn(table)
    case 'deleteColumn':
      return table.columns.length > 1 ? deleteColumn(table, side) : table
    default:
      return { columns: table.columns, rows: [...table.rows.slice(at), ...table.rows.slice(0, at)] }
  }
}

function editTable(start: Table, steps: Step[]): Table {
  let table = start
  for (const step of steps) table = editOnce(table, step)
  return table
}

describe('properties', () => {
  test.each(['a.tsx', 'a.json'])('what is written is found again in %s', (file) => {
    const start = file === 'a.tsx' ? 'const data = [\n  { a: 1 },\n]\n' : '[\n  { "a": 1 }\n]\n'
    fc.assert(
      fc.property(anyTable, (table) => {
        fc.pre(table.rows.some((row) => row.some((cell) => cell !== undefined)))
        const text = change(start, () => table, file)
        expect(getRecords(find(text, file))).toEqual(getRecords(table))
        // what cannot be seen or encoded is written as an escape
        expect(text).not.toMatch(/[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}]|[^\P{Cc}\n]|<\/script|<!--/iu)
        if (file === 'a.json') JSON.parse(text)
      }),
      { numRuns: 150 },
    )
  })

  test('edits of code with comments give the same table', () => {
    fc.assert(
      fc.property(sources, edits, (source, steps) => {
        const found = find(source)
        const table = editTable(getTable(found), steps)
        const text = apply(source, writeData(source, found, table))
        const next = find(text)
        expect(getRecords(next)).toEqual(getRecords(table))
        expect(text.endsWith(']\nexport default data\n')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('rows that do not change keep their text', () => {
    fc.assert(
      fc.property(sources, edits, (source, steps) => {
        const found = find(source)
        const changed = steps.filter(({ type }) => type === 'set' || type === 'add' || type === 'delete')
        // each row has a number, so that it can be found again
        const numbered = change(source, (table) => ({
          columns: [...table.columns, 'id'],
          rows: table.rows.map((row, index) => [...row, index]),
        }))
        const before = find(numbered)
        const after = editTable(
          getTable(before),
          changed.map((step) => ({ ...step, column: step.column % 2 })),
        )
        const text = apply(numbered, writeData(numbered, before, after))
        after.rows.forEach((row, index) => {
          const old = before.rows.findIndex((other) => JSON.stringify(other) === JSON.stringify(row))
          if (old === -1) return
          const { start = 0, end = 0 } = before.objects[old] ?? {}
          const { start: newStart = 0, end: newEnd = 0 } = find(text).objects[index] ?? {}
          expect(text.slice(newStart, newEnd)).toBe(numbered.slice(start, end))
        })
        expect(found.rows.length).toBe(before.rows.length)
      }),
      { numRuns: 200 },
    )
  })

  test('a table of texts survives CSV', () => {
    fc.assert(
      fc.property(columnsAnd(fc.string()), fc.constantFrom('\n', '\r\n'), (table, lineBreak) => {
        const texts = { columns: table.columns, rows: table.rows.map((row) => row.map(String)) }
        expect(parseCsv(formatCsv(texts, lineBreak))).toMatchObject(texts)
      }),
      { numRuns: 200 },
    )
  })

  test('a table survives CSV with its types', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(readTable(printTable(table), table)).toEqual(table)
      }),
      { numRuns: 200 },
    )
  })

  test('CSV never throws', () => {
    const table = find(SOURCE)
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', '\t', 'a', '1') }), (text) => {
        const result = readTable(text, table)
        if ('problem' in result) expect(result.line).toBeGreaterThan(0)
        else expect(result.rows.every((row) => row.length === result.columns.length)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('parseCsv', () => {
  test.each([
    ['a,b\n1,2\n', [['1', '2']]],
    [
      'a,b\r\n1,\r\n\r\n,2',
      [
        ['1', ''],
        ['', '2'],
      ],
    ],
    ['a\tb\n1,5\t"x\ty"', [['1,5', 'x\ty']]],
    ['"a","b"\n"x ""y""","1\n2"', [['x "y"', '1\n2']]],
    ['\uFEFFa,b', []],
  ])('reads %j', (text, rows) => {
    expect(parseCsv(text)).toMatchObject({ columns: ['a', 'b'], rows })
  })

  test.each([
    ['', 'no-columns', 1],
    ['a,\n1,2', 'name', 1],
    ['\na,a', 'name', 2],
    ['a,b\n1,2\n"3,4\n5,6', 'quote', 3],
    ['a,b\n"1"2,3', 'after-quote', 2],
    ['a,b\n"1\n2",3\n\n4', 'count', 5],
    ['a,b\n1,2,3', 'count', 2],
  ])('reports %j as %s in line %i', (text, problem, line) => {
    expect(parseCsv(text)).toMatchObject({ problem, line })
  })
})

test('keeps empty lines of cells from a spreadsheet', () => {
  expect(parseValues('1\r\n\r\n3\r\n', '\t', true)).toMatchObject({ rows: [['1'], [''], ['3']] })
})

describe('readTable', () => {
  const table = find(
    "const data = [{ year: '2020', sold: 1, ok: true, parts: [1] }, { year: '2021', sold: 2, ok: false, parts: [2] }]",
  )

  test('keeps the types of the columns', () => {
    expect(readTable('year,sold,ok,parts\n2022,5,false,[1]\n2020,,,\n', table)).toEqual({
      columns: ['year', 'sold', 'ok', 'parts'],
      rows: [
        ['2022', 5, false, { code: '[1]' }],
        ['2020', null, null, undefined],
      ],
    })
  })

  test('finds the types of new columns', () => {
    expect(readTable('a,b,c\n1,1,007\n2,x,008', table)).toEqual({
      columns: ['a', 'b', 'c'],
      rows: [
        [1, '1', '007'],
        [2, 'x', '008'],
      ],
    })
  })

  test.each([
    ['year,sold\n2020,x', { problem: 'number', line: 2, found: 'x', column: 'sold' }],
    ['year,ok\n2020,true\n2021,1', { problem: 'boolean', line: 3, found: '1', column: 'ok' }],
    ['year,parts\n2020,[3]', { problem: 'code', line: 2, found: '[3]', column: 'parts' }],
    ['year', { problem: 'no-rows', line: 1 }],
  ])('reports a problem in %j', (text, problem) => {
    expect(readTable(text, table)).toMatchObject(problem)
  })
})

test('a cell is read by the type of its column', () => {
  expect(['1.50', ' -2e3', '.5', '1e999', '1,5', 'x'].map((text) => readText(text, 'number'))).toEqual([
    1.5,
    -2000,
    0.5,
    undefined,
    undefined,
    undefined,
  ])
  expect(['1', 'true', '', '007', '12345678901234567'].map((text) => readText(text, 'mixed'))).toEqual([
    1,
    true,
    null,
    '007',
    '12345678901234567',
  ])
  expect(readText('1', 'text')).toBe('1')
})

describe('pasteTexts', () => {
  const table: Table = {
    columns: ['a', 'b'],
    rows: [
      ['x', 1],
      ['y', 2],
    ],
  }

  test('adds rows and columns', () => {
    expect(
      pasteTexts(table, 1, 1, [
        ['3', 'n'],
        ['4', 'm'],
      ]),
    ).toEqual({
      columns: ['a', 'b', 'column3'],
      rows: [
        ['x', 1, null],
        ['y', 3, 'n'],
        [null, 4, 'm'],
      ],
    })
  })

  test('keeps numbers', () => {
    expect(pasteTexts(table, 0, 1, [['1'], ['n/a']])).toEqual({ problem: 'number', line: 2, found: 'n/a', column: 'b' })
  })
})
