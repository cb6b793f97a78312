import { z } from 'zod'
import {
  describeReadProblem,
  listCharts,
  readData,
  recommend as recommendCharts,
  writeCode,
  writeFileCode,
  type DataTable,
  type Recommendation,
} from '../../../src/features/start/shared/index.ts'
import { findChart, InputError } from '../names.ts'
import { defineTool, formatCode, formatLine } from './tool.ts'

const MAX_LENGTH = 1_000_000
/** More rows would repeat the input. The code says how many were left out. */
const MAX_ROWS = 50

const writeInline = (table: DataTable, recommendation: Recommendation) => writeCode(table, recommendation, MAX_ROWS)

function readTable(text: string): DataTable {
  const table = readData(text)
  if ('columns' in table) return table
  throw new InputError(describeReadProblem(table))
}

export const recommend = defineTool({
  name: 'recommend',
  title: 'Recommend charts for data',
  description:
    'Recommends charts for data as CSV, TSV or JSON, best first, with the reason and complete code for the best one. A sample of the rows with the header is enough. Pass a chart to get the code for that one instead.',
  input: {
    data: z.string().min(1).max(MAX_LENGTH).describe('CSV with a header row, TSV, or JSON'),
    chart: z.string().trim().min(1).max(60).optional().describe('Write the code for this chart'),
    load: z
      .enum(['inline', 'file'])
      .default('inline')
      .describe('Whether the code contains the rows or loads a file with them'),
  },
  run({ data: input, chart: name, load }, data) {
    const table = readTable(input)
    const recommended = recommendCharts(table)
    const wanted = name === undefined ? undefined : findChart(data, name)
    const fit = listCharts(table).find(({ chart }) => chart === wanted?.name)
    if (wanted && !fit?.recommendation)
      throw new InputError(`${wanted.name} does not fit this data. ${fit?.problem ?? ''}`.trim())
    const chosen = fit?.recommendation ?? recommended[0]
    const write = load === 'file' ? writeFileCode : writeInline
    const files = chosen ? write(table, chosen) : []
    const columns = table.columns.map(({ name: column, kind, missing }) => ({ name: column, kind, missing }))
    const list = recommended.map(({ chart, reason, done }, index) => {
      const description = [`${chart}: ${reason}`, ...done].join(' ')
      return `${index + 1}. ${formatLine(description)}`
    })
    const text = [
      `${table.rowCount} rows. Columns: ${columns.map((one) => `${formatLine(one.name)} (${one.kind}${one.missing > 0 ? `, ${one.missing} missing` : ''})`).join(', ')}.`,
      ...(table.problems.length > 0
        ? [table.problems.map((one) => `- ${formatLine(describeReadProblem(one))}`).join('\n')]
        : []),
      '## Recommended charts',
      list.length > 0 ? list.join('\n') : 'No chart fits this data.',
      ...(chosen ? [`## Code for ${chosen.chart}`, ...files.map((file) => formatCode(file.name, file.source))] : []),
    ].join('\n\n')
    return {
      text,
      structured: {
        columns,
        recommendations: recommended.map(({ chart, route, reason, done, mapping }) => ({
          chart,
          page: data.site.url + route,
          reason,
          done,
          mapping,
        })),
        ...(chosen ? { chart: chosen.chart, files } : {}),
      },
    }
  },
})
