import { expect, test } from 'vitest'
import type { DataTable } from './data-table.ts'
import { changeKind, describeReadProblem, readData } from './read-data.ts'
import { listCharts, mapChart, recommend } from './recommend.ts'
import { writeCode } from './write-code.ts'
import { writeFileCode } from './write-file-code.ts'

function readTable(text: string): DataTable {
  const table = readData(text)
  if ('kind' in table) throw new Error(describeReadProblem(table))
  return table
}

const getColumn = (text: string, name: string) => readTable(text).columns.find((column) => column.name === name)

/** Reads a text, lists all charts and writes the code of those that fit. */
function tryAll(text: string): DataTable {
  const table = readTable(text)
  for (const { recommendation, problem } of listCharts(table)) {
    expect(recommendation ?? problem).toBeTruthy()
    if (!recommendation) continue
    writeFileCode(table, recommendation)
    writeCode(table, recommendation, 100)
  }
  return table
}

test.for([
  ['', 'empty'],
  [' \r\n\t\n', 'empty'],
  ['\uFEFF', 'empty'],
  ['a,b\0c', 'binary'],
  ['PK\u0003\u0004\uFFFD\uFFFD', 'binary'],
  ['city,sales', 'no-rows'],
  ['[]', 'no-rows'],
  ['{}', 'no-columns'],
  ['[{}, {}]', 'no-columns'],
  ['"text"', 'no-rows'],
  ['true', 'no-rows'],
  ['[{"a": 1},\n{"a": 2,\n]', 'json'],
  ['{"a": 1}\n{"a": 2}\n{"a": }', 'json-line'],
])('reports %j as %s', ([text = '', kind]) => {
  const problem = readData(text)
  expect(problem).toMatchObject({ kind })
  expect(describeReadProblem(problem as never)).not.toMatch(/\{[a-z]+\}|undefined/)
})

test('names the line of a JSON syntax error', () => {
  const findLine = (text: string) => (readData(text) as { line?: number }).line
  expect(findLine('[\n{"a": 1},\n{"a": x}\n]')).toBe(3)
  expect(findLine('[{"a": "\\"]"},\n{"a" 2}]')).toBe(2)
  expect(findLine('{"a": [1, 2\n}')).toBe(2)
  expect(findLine('[1, 2,\n3')).toBe(2)
})

test('keeps the rows after a quote that is never closed', () => {
  const table = tryAll('name,value\nA,1\n"B,2\nC,3\nD,4')
  expect(table.rowCount).toBe(4)
  expect(table.columns[0]?.values).toEqual(['A', '"B', 'C', 'D'])
  expect(table.problems).toContainEqual({ kind: 'open-quote', row: 2 })
})

test('a quote inside of a cell is text', () => {
  expect(getColumn('pipe,price\n5" pipe,3\n"5"" pipe",4\n"a" b,5', 'pipe')?.values).toEqual([
    '5" pipe',
    '5" pipe',
    '"a" b',
  ])
})

test('reads mixed line ends, a byte order mark and line breaks in quotes', () => {
  const table = tryAll('\uFEFFname,value\r\n"A\nB",1\rC,2\n\n\nD,3')
  expect(table.columns.map(({ name }) => name)).toEqual(['name', 'value'])
  expect(table.columns[0]?.values).toEqual(['A\nB', 'C', 'D'])
  expect(table.columns[1]?.values).toEqual([1, 2, 3])
})

test('renames empty and duplicate names', () => {
  const table = tryAll('sales,,sales,sales 2\n1,2,3,4\n5,6,7,8')
  expect(table.columns.map(({ name }) => name)).toEqual(['sales', 'Column 2', 'sales 3', 'sales 2'])
  expect(table.problems.map(({ kind }) => kind)).toEqual(['empty-name', 'duplicate-name'])
})

test('reports rows with more or fewer cells and lists at most 20 of them', () => {
  const rows = Array.from({ length: 50 }, (_, row) => (row % 2 ? 'a,1,extra' : 'b'))
  const { problems, rowCount } = tryAll(['name,value', 'c,2', ...rows].join('\n'))
  expect(rowCount).toBe(51)
  expect(problems.filter(({ kind }) => kind === 'more-cells')).toHaveLength(20)
  expect(problems.find(({ kind }) => kind === 'fewer-cells')).toMatchObject({ row: 2, count: 25 })
})

test.for(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a column can be named %s', (name) => {
  const table = tryAll(`${name},value\nA,1\nB,2\nC,3`)
  expect(table.columns[0]).toMatchObject({ name, values: ['A', 'B', 'C'] })
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  const json = tryAll(`[{"${name}": "A", "value": 1}, {"${name}": "B", "value": 2}]`)
  expect(json.columns[0]).toMatchObject({ name, values: ['A', 'B'] })
})

test('formulas stay text, and code cannot leave its literal', () => {
  const table = tryAll("item,total\n=SUM(A1),1\n+1+cmd|' /C calc'!A0,2\n\\'; alert(1) //,3")
  expect(table.columns[0]?.kind).toBe('category')
  const [best] = recommend(table)
  if (!best) throw new Error('no recommendation')
  expect(writeCode(table, best)[0]?.source).toContain(String.raw`'\\\'; alert(1) //'`)
})

test('one column and one row give a chart', () => {
  expect(recommend(tryAll(Array.from({ length: 60 }, (_, row) => (row * row) % 37).join('\n')))[0]?.chart).toBe(
    'HistogramChart',
  )
  expect(tryAll('42').columns[0]).toMatchObject({ name: 'Column 1', values: [42] })
  expect(tryAll('a,b,c\n1,2,3').rowCount).toBe(1)
})

test('10,000 columns, 1 MB in a cell and deep JSON take less than some seconds', () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => index)
  tryAll([columns.map((index) => `c${index}`), columns, columns].map((row) => row.join(',')).join('\n'))
  const long = 'x1,.-'.repeat(200_000)
  tryAll(`name,value\n"${long}",1\nB,2`)
  tryAll(`name,value\n${'9'.repeat(1_000_000)},1\nB,2`)
  tryAll(`name,value\n"${'""'.repeat(500_000)}",1\n${'"'.repeat(99_999)},2`)
  tryAll(`[{"a": ${'['.repeat(5000)}${']'.repeat(5000)}, "b": 1}, {"a": {"b": {"c": {"d": 1}}}, "b": 2}]`)
}, 20_000)

test.for([',,,\n,,,\n,,,', ';;\n;;', '\t\n\t', '|', '[[],[]]', '[[[[]]]]', '{"a":{"b":{"c":{}}}}', '[null, null]'])(
  'data without a value, %j, gives a message or a table',
  (text) => {
    const read = readData(text)
    if ('kind' in read) expect(describeReadProblem(read)).not.toMatch(/undefined|\{/)
    else tryAll(text)
  },
)

test('zeros, broken characters and half of a pair late in a text are part of their cells', () => {
  const rows = Array.from({ length: 2000 }, (_, row) => `name ${row},${row}`).join('\n')
  const table = tryAll(`name,value\n${rows}\nA\0B,1\nK\uFFFDln,2\n\uD83D,3`)
  expect(table.columns[0]?.values.slice(-3)).toEqual(['A\0B', 'K\uFFFDln', '\uD83D'])
  expect(table.problems).toEqual([{ kind: 'broken-characters', found: '1' }])
})

test('a long text in broken JSON, and values nested deeper than the stack, give a message or a table', () => {
  const long = 'x'.repeat(20_000_000)
  expect(readData(`[{"a": "${long}", "b": }]`)).toMatchObject({ kind: 'json', line: 1 })
  expect(readData(`[{"a": "${long}`)).toMatchObject({ kind: 'json', line: 1 })
  expect(readData(`[{"a": "${String.raw`\n`.repeat(10_000_000)}",\n"b": }]`)).toMatchObject({ kind: 'json', line: 2 })
  const levels = 500_000
  tryAll(`[{"a": 1, "b": ${'['.repeat(levels)}${']'.repeat(levels)}}, {"a": 2, "b": 3}]`)
  tryAll(`[{"a": 1, "b": ${'{"c":'.repeat(levels)}1${'}'.repeat(levels)}}, {"a": 2, "b": 3}]`)
  tryAll(`${'{"c":'.repeat(levels)}1${'}'.repeat(levels)}`)
  expect(readData('['.repeat(levels))).toMatchObject({ kind: 'json' })
}, 60_000)

test('reads dates in five formats', () => {
  const column = getColumn('when,n\n2024-03-01,1\n"March 2, 2024",2\n3 March 2024,3\n3/24/2024,4\nMar 2024,5', 'when')
  expect(column?.kind).toBe('time')
  expect(column?.values).toEqual(['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-24', '2024-03'])
})

test.for<[string[], string[]]>([
  [
    ['3/1/2024', '3/14/2024'],
    ['2024-03-01', '2024-03-14'],
  ],
  [
    ['3/1/2024', '14/1/2024'],
    ['2024-01-03', '2024-01-14'],
  ],
  [
    ['1.3.2024', '2.3.2024'],
    ['2024-03-01', '2024-03-02'],
  ],
  [
    ['12/31/99 11:05 PM', '1/1/00 12:10 AM'],
    ['1999-12-31T23:05:00', '2000-01-01T00:10:00'],
  ],
  [
    ['2024-03', '2024-04'],
    ['2024-03', '2024-04'],
  ],
  [
    ['2024-03-01T10:00:00.000Z', '2024-03-02 11:30'],
    ['2024-03-01T10:00:00', '2024-03-02T11:30:00'],
  ],
  [
    ['1709251200', '1709337600'],
    ['2024-03-01T00:00:00', '2024-03-02T00:00:00'],
  ],
  [
    ['1709251200000', '1709337600000'],
    ['2024-03-01T00:00:00', '2024-03-02T00:00:00'],
  ],
  [
    ['20240301', '20240302'],
    ['2024-03-01', '2024-03-02'],
  ],
  [
    ['2024年3月1日', '2024年4月'],
    ['2024-03-01', '2024-04'],
  ],
])('reads %j as times', ([texts, times]) => {
  expect(getColumn(['date,n', ...texts.map((text) => `"${text}",1`)].join('\n'), 'date')).toMatchObject({
    kind: 'time',
    values: times,
  })
})

test('notes dates in which day and month are unclear, and impossible dates', () => {
  expect(readTable('date,n\n3/1/2024,1\n4/2/2024,2').problems).toMatchObject([{ kind: 'day-or-month', column: 'date' }])
  const rows = Array.from({ length: 20 }, (_, row) => `2024-01-${row + 10},1`)
  const { problems } = readTable(['date,n', ...rows, '2024-02-31,2'].join('\n'))
  expect(problems).toMatchObject([{ kind: 'not-a-time', row: 21, found: '2024-02-31' }])
})

test.for<[string, (number | null)[]]>([
  ['1,5|2,25|-3,75', [1.5, 2.25, -3.75]],
  ['1.234,50 €|2.000,00 €', [1234.5, 2000]],
  ['$1,234.50|($12.00)|−5', [1234.5, -12, -5]],
  ['1,234|5,678,901', [1234, 5678901]],
  ["1'000|2 500|3\u202F000.5", [1000, 2500, 3000.5]],
  ['12%|N/A|7.5 %|-|NaN|null', [12, null, 7.5, null, null, null]],
  ['1e3|2.5E-2|.5|+4', [1000, 0.025, 0.5, 4]],
])('reads the numbers %s', ([cells, numbers]) => {
  const text = ['name;value', ...cells.split('|').map((cell, row) => `n${row};${cell}`)].join('\n')
  expect(getColumn(text, 'value')).toMatchObject({ kind: 'number', values: numbers })
})

test.for<[string, string, (number | null)[], string]>([
  ['finish', '3:41:22|2:05:00', [221.3666667, 125], 'min'],
  ['lap', '0:45|1:12.5', [45, 72.5], 's'],
  ['sleep hours', '7:30|8:15', [7.5, 8.25], 'h'],
  ['song', '0:45|12:05', [0.75, 12.08333333], 'min'],
  ['trip', '1h 30m|45m|2h', [1.5, 0.75, 2], 'h'],
  ['p95', '350 ms|1.5 s|2 s', [0.35, 1.5, 2], 's'],
  ['load', '350ms|12ms|n/a', [350, 12, null], 'ms'],
  ['memory', '1.2 GB|350 MB|3 GB', [1.2, 0.35, 3], 'GB'],
  ['speed', '45 km/h|1,200 km/h', [45, 1200], 'km/h'],
  ['mass', '12,5 kg|-3,25 kg', [12.5, -3.25], 'kg'],
  ['area', '70 m2|85.5 m2', [70, 85.5], 'm2'],
  ['revenue', '$1.2M|$350K|$2M', [1.2, 0.35, 2], 'M'],
])('%s reads %s in one unit', ([name, cells, numbers, unit]) => {
  const text = [`id;${name}`, ...cells.split('|').map((cell, row) => `n${row};${cell}`)].join('\n')
  expect(getColumn(text, name)).toMatchObject({ kind: 'number', values: numbers, format: { unit } })
})

test.for([
  ['start', '8:15|9:40|17:05'],
  ['time', '08:15|09:41|17:05'],
  ['slot', '8:00|8:30|9:00|9:30'],
  ['hour', '00:00|01:00|02:00'],
  ['decade', '1990s|2000s|2010s'],
  ['place', '4th|5th|6th'],
  ['network', '3G|4G|5G'],
  ['month', '1月|2月|3月'],
  ['seat', '12A|14C|3B'],
  ['opens', '8 AM|9 AM|10 AM'],
])('%s with %s is not an amount', ([name = '', cells = '']) => {
  const text = [`id;${name}`, ...cells.split('|').map((cell, row) => `n${row};${cell}`)].join('\n')
  expect(getColumn(text, name)?.kind).not.toBe('number')
})

test('an unclear number follows the decimal separator of the other columns', () => {
  expect(getColumn('a;b\n1,5;1.234\n2,7;5.678', 'b')?.values).toEqual([1234, 5678])
  expect(getColumn('a;b\n1.5;1.234\n2.7;5.678', 'b')?.values).toEqual([1.234, 5.678])
})

test('a few texts in a column of numbers are reported and count as missing', () => {
  const rows = Array.from({ length: 30 }, (_, row) => `${row * 7}`)
  const table = tryAll(['n,m', ...rows.map((row) => `${row},1`), 'unknown,1'].join('\n'))
  expect(table.columns[0]).toMatchObject({ kind: 'number', missing: 1 })
  expect(table.problems).toEqual([{ kind: 'not-a-number', row: 31, column: 'n', found: 'unknown' }])
})

test.for<[string, string, string[]]>([
  ['month', 'Mar Jan Feb', ['Jan', 'Feb', 'Mar']],
  ['size', 'L S XL M', ['S', 'M', 'L', 'XL']],
  ['risk', 'high low medium', ['low', 'medium', 'high']],
  ['age', '90+ 0-9 10-19 <1', ['0-9', '<1', '10-19', '90+']],
  ['quarter', '2024-Q2 2023-Q4 2024-Q1', ['2023-Q4', '2024-Q1', '2024-Q2']],
])('%s has an order', ([name, values, order]) => {
  const text = [`${name},n`, ...values.split(' ').map((value) => `${value},1`)].join('\n')
  expect(getColumn(text, name)).toMatchObject({ kind: 'ordered', order })
})

test.for([
  ['customer_id', '17 23 5', 'id'],
  ['zip', '00501 10001 94105', 'id'],
  ['year', '2001 2002 2003', 'time'],
  ['weight', '2001 2102 2203', 'number'],
  ['valid', 'true false true', 'category'],
])('%s is recognized by name and values', ([name = '', values = '', kind]) => {
  const text = [`n,${name}`, ...values.split(' ').map((value, row) => `t${row % 2},${value}`)].join('\n')
  expect(getColumn(text, name)?.kind).toBe(kind)
})

test('reads JSON in other shapes', () => {
  const names = (text: string) => tryAll(text).columns.map(({ name }) => name)
  expect(names('[["city", "n"], ["Rome", 1], ["Oslo", 2]]')).toEqual(['city', 'n'])
  expect(names('{"meta": {"page": 1}, "data": {"items": [{"a": 1}, {"b": 2}]}}')).toEqual(['a', 'b'])
  expect(names('{"x": [1, 2, 3], "y": [4, 5, 6]}')).toEqual(['x', 'y'])
  expect(names('{"a": 1, "b": "x"}\n{"a": 2, "b": "y"}\n')).toEqual(['a', 'b'])
  expect(names('[1, 4, 2, 8]')).toEqual(['value'])
  expect(names('[{"order": 1, "items": [{"sku": "a"}]}, {"order": 2, "items": [{"sku": "b"}]}]')).toEqual([
    'order',
    'items',
  ])
  expect(tryAll('{"nodes": [{"a": 1}], "links": [{"b": 1}, {"b": 2}]}').problems).toMatchObject([
    { kind: 'other-list', found: 'nodes' },
  ])
})

test('a row with the sum of the others is reported and left out', () => {
  const table = tryAll('month;sales\nJan;1,5\nFeb;2,25\nMar;3,25\nTotal;7')
  expect(table.columns[0]).toMatchObject({ kind: 'ordered', values: ['Jan', 'Feb', 'Mar'] })
  expect(table.problems).toEqual([{ kind: 'total-row', row: 4, column: 'month', found: 'Total' }])
  expect(readTable('region,sales\nNorth,5\nSouth,6\nAll,7').rowCount).toBe(3)
})

test('skips a title above the header', () => {
  const table = tryAll('Report 2024\n\nteam,goals,shots\nRed,3,7\nBlue,5,9')
  expect(table.columns.map(({ name }) => name)).toEqual(['team', 'goals', 'shots'])
  expect(table.problems).toMatchObject([{ kind: 'skipped-title', found: 'Report 2024' }])
})

test('a column is read again as the kind that the visitor chooses', () => {
  const table = readTable('code,n\n3,1\n1,2\n20,3\nx,4\n')
  const ordered = changeKind(readTable('level,n\n3,1\n1,2\n20,3'), 'level', 'ordered')
  expect(ordered.columns[0]).toMatchObject({ kind: 'ordered', order: ['1', '3', '20'] })
  const numbers = changeKind(table, 'code', 'number')
  expect(numbers.columns[0]).toMatchObject({ values: [3, 1, 20, null], missing: 1 })
  expect(numbers.problems).toMatchObject([{ kind: 'not-a-number', row: 4 }])
  expect(changeKind(numbers, 'code', 'category').problems).toEqual([])
})

test('a mapping by hand says what is wrong with it', () => {
  const table = readTable('from,to,n\nA,B,1\nB,A,2\nC,A,-3')
  const map = (chart: string, mapping: Record<string, string>) => {
    const result = mapChart(table, chart, mapping)
    return 'problem' in result ? result.problem : result.chart
  }
  expect(map('ChordChart', { source: 'from', target: 'to' })).toBe('ChordChart')
  expect(map('SankeyChart', { source: 'from', target: 'to' })).toContain('cycle')
  expect(map('PieChart', { name: 'from', value: 'n' })).toContain('negative')
  expect(map('LineChart', { x: 'from', y: 'to' })).toContain('“to”')
  expect(map('LineChart', { x: 'gone', y: 'n' })).toContain('X-axis')
  expect(map('GaugeChart', { value: 'n' })).toContain('share')
  expect(map('FacetChart', {})).toContain('combines')
})

test('reads 1016.2 as a number and 2024.02 as a month', () => {
  const { columns, problems } = readTable('pressure,month\n1016.2,2024.02\n1012.9,2024.03\n1009.1,2024.11')
  expect(columns.map(({ kind }) => kind)).toEqual(['number', 'time'])
  expect(problems).toEqual([])
})

test('bars from a start to an end have both in one value', () => {
  const table = readTable('city,low,high\nOslo,-7,22\nRome,3,31\nLima,15,27')
  const [first] = recommend(table)
  expect(first).toMatchObject({ chart: 'BarChart', mapping: { x: 'city', y: ['low', 'high'] } })
  const source = first && writeCode(table, first)[0]?.source
  expect(source).toContain('range: [row.low, row.high]')
  expect(source).toContain('xAxis: { min: -10 }')
})
