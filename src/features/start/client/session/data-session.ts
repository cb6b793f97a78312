import type { DataTable } from '../../shared/data-table.ts'
import { changeKind, describeProblem, readData } from '../../shared/read-data.ts'
import { listCharts, mapChart, recommend } from '../../shared/recommend.ts'
import { writeCode } from '../../shared/write-code.ts'
import { CELL_LENGTH, MAX_ROWS, SHOWN_COLUMNS, SHOWN_ROWS, type DataSession, type Reading } from './session.ts'

export function createDataSession(): DataSession {
  let table: DataTable | undefined
  const getTable = (): DataTable => {
    if (!table) throw new Error('no data has been read')
    return table
  }
  return {
    async read(text, onProgress) {
      const result = readData(text, onProgress)
      if (!('columns' in result)) return { problem: describeProblem(result) }
      table = result
      return describeTable(table)
    },
    async changeKind(column, kind) {
      table = changeKind(getTable(), column, kind)
      return describeTable(table)
    },
    mapChart: async (chart, mapping) => mapChart(getTable(), chart, mapping),
    async writeCode(recommendation, { data, fileName }) {
      if (data === 'inline') return writeCode(getTable(), recommendation, { maxRows: MAX_ROWS })
      const { writeFileCode } = await import('../../shared/write-file-code.ts')
      return writeFileCode(getTable(), recommendation, fileName)
    },
  }
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
      shown.map(({ texts }) => shorten(texts[row] ?? '')),
    ),
    problems: problems.map(describeProblem),
    recommendations: recommend(table),
    charts: listCharts(table),
  }
}

const shorten = (text: string): string => (text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH)}…` : text)
