import type { LocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import type { ColumnKind, DataColumn, DataTable } from '../../shared/data-table.ts'
import type { Encoding } from '../../shared/encodings.ts'
import type { ChartFit, Mapping, Recommendation } from '../../shared/recommend.ts'
import type { CodeFile } from '../../shared/write-code.ts'

/** A column as the page shows it. */
export type ShownColumn = Pick<DataColumn, 'name' | 'kind' | 'missing'>

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

/** Typed text, or a file in an encoding that is recognized unless the visitor chose one. */
export interface DataSource {
  text: string
  file?: File
  encoding?: Encoding
}

/** What became of a source. */
export interface ReadResult {
  reading: Reading | { problem: string }
  /** The text of a file, unless it is long. */
  text?: string
  /** The encoding of a file. */
  encoding?: Encoding
}

/** The data of the visitor, and what can be asked about it. It can be far away, in a worker. */
export interface DataSession {
  /** The first progress is reported when the code is loaded. */
  read: (source: DataSource, onProgress: (share: number) => void) => Promise<ReadResult>
  changeKind: (column: string, kind: ColumnKind) => Promise<Reading>
  mapChart: (chart: string, mapping: Mapping) => Promise<Recommendation | { problem: string }>
  /** The code contains the data, or loads the file. */
  writeCode: (recommendation: Recommendation, data: 'inline' | 'file', fileName?: string) => Promise<CodeFile[]>
}

/** A call of a method of the session in the worker. A function for the progress is added to the arguments there. */
export interface SessionCall {
  method: keyof DataSession
  args: unknown[]
  texts?: LocaleTexts | undefined
}

export const SHOWN_ROWS = 6
/** The page shows the first columns of a very wide table. */
export const SHOWN_COLUMNS = 50
export const CELL_LENGTH = 80
/** A longer text of a file is not sent to the page. */
export const MOST_TEXT = 1_000_000
/** More rows would make the code too long to edit, and slow to draw. */
export const MAX_ROWS = 1000
