/** A file of a demo, as the visitor sees it in the editor. The first file of a list is the demo itself. */
export interface CodeFile {
  /** Relative to the folder of the chart: `basic.tsx`, `basic/data.ts`. */
  name: string
  source: string
}

/** Whether files differ from the published ones. */
export const isEdited = (published: CodeFile[], files: CodeFile[]): boolean =>
  files.some(({ source }, index) => source !== published[index]?.source)

/** The smallest change of a text: the characters from `start` to `end` are replaced. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** What is wrong with the code of the visitor, and where. Lines and columns start at 1. */
export interface CodeProblem {
  message: string
  file?: string
  line?: number
  column?: number
}
