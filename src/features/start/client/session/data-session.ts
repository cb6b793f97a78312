import { shorten, type DataProblem, type DataTable } from '../../shared/data-table.ts'
import type { DecodedText } from '../../shared/decode-text.ts'
import { changeKind, describeReadProblem, readData } from '../../shared/read-data.ts'
import { listCharts, mapChart, recommend } from '../../shared/recommend.ts'
import { writeCode } from '../../shared/write-code.ts'
import {
  CELL_LENGTH,
  MAX_ROWS,
  MOST_TEXT,
  SHOWN_COLUMNS,
  SHOWN_ROWS,
  type DataSession,
  type DataSource,
  type Reading,
} from './session.ts'

export function createDataSession(): DataSession {
  let table: DataTable | undefined
  const getTable = (): DataTable => {
    if (!table) throw new Error('no data has been read')
    return table
  }
  return {
    async read(source, onProgress) {
      onProgress(0)
      const decoded = await decode(source)
      if ('kind' in decoded) return { reading: { problem: describeReadProblem(decoded) } }
      const result = readData(decoded.text, onProgress)
      const file = source.file && {
        encoding: decoded.encoding,
        ...(decoded.text.length <= MOST_TEXT && { text: decoded.text }),
      }
      if (!('columns' in result)) return { reading: { problem: describeReadProblem(result) }, ...file }
      table = result
      return { reading: describeTable(table), ...file }
    },
    async changeKind(column, kind) {
      table = changeKind(getTable(), column, kind)
      return describeTable(table)
    },
    mapChart: async (chart, mapping) => mapChart(getTable(), chart, mapping),
    async writeCode(recommendation, data, fileName) {
      if (data === 'inline') return writeCode(getTable(), recommendation, MAX_ROWS)
      const { writeFileCode } = await import('../../shared/write-file-code.ts')
      return writeFileCode(getTable(), recommendation, fileName)
    },
  }
}

async function decode({ text, file, encoding }: DataSource): Promise<DecodedText | DataProblem> {
  if (!file) return { text, encoding: 'utf-8' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { kind: 'unreadable', found: file.name }
  const { decodeText } = await import('../../shared/decode-text.ts')
  return decodeText(new Uint8Array(bytes), encoding)
}

function describeTable(table: DataTable): Reading {
  const { columns, rowCount, source, delimiter, problems } = table
  const shown = columns.slice(0, SHOWN_COLUMNS)
  return {
    columns: columns.map(({ name, kind, missing }) => ({ name, kind, missing })),
    rowCount,
    source,
    ...(delimiter !== undefined && { delimiter }),
    rows: Array.from({ length: Math.min(rowCount, SHOWN_ROWS) }, (_, row) =>
      shown.map(({ texts }) => shorten(texts[row] ?? '', CELL_LENGTH)),
    ),
    problems: problems.map(describeReadProblem),
    recommendations: recommend(table),
    charts: listCharts(table),
  }
}
