/** A file of code, as text. The first file of a demo is the demo itself. */
export interface SourceFile {
  /** Relative to the folder of the chart: `basic.tsx`, `basic/data.ts`. */
  name: string
  source: string
}
