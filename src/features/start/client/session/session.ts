import type { ColumnKind, DataTable } from '../../shared/data-table.ts'
import type { ChartFit, Mapping, Recommendation } from '../../shared/recommend.ts'
import type { CodeFile } from '../../shared/write-code.ts'

/** A column as the page shows it. */
export interface ShownColumn {
  name: string
  kind: ColumnKind
  missing: number
}

/** What was read, without the data itself. */
export interface Reading {
  columns: ShownColumn[]
  rowCount: number
  source: DataTable['source']
  delimiter?: string
  /** The first rows, as they were written. */
  rows: string[][]
  problems: string[]
  recommendations: Recommendation[]
  charts: ChartFit[]
}

export interface CodeOptions {
  data: 'inline' | 'file'
  fileName?: string
}

/** The data of the visitor, and what can be asked about it. It can be far away, in a worker. */
export interface DataSession {
  read: (text: string, onProgress: (share: number) => void) => Promise<Reading | { problem: string }>
  changeKind: (column: string, kind: ColumnKind) => Promise<Reading>
  mapChart: (chart: string, mapping: Mapping) => Promise<Recommendation | { problem: string }>
  writeCode: (recommendation: Recommendation, options: CodeOptions) => Promise<CodeFile[]>
}

export const SHOWN_ROWS = 6
/** The page shows the first columns of a very wide table. */
export const SHOWN_COLUMNS = 50
export const CELL_LENGTH = 80
/** More rows would make the code too long to edit, and slow to draw. */
export const MAX_ROWS = 2000
