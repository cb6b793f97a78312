export interface DemoFile {
  /** Relative to the folder of the chart: `basic.tsx`, `basic/data.ts`. */
  name: string
  source: string
}

/** A demo with its code. The first file is the demo itself. */
export interface DemoSource {
  id: string
  title: string
  description: string
  files: DemoFile[]
}

const MODULE = /\.(jsx?|tsx?)$/
const TEXT = /\.(css|less|sass|scss|styl|json)$/

/** Whether a file is code or text, by its extension. Undefined if a demo cannot have such a file. */
export function getFileKind(name: string): 'module' | 'text' | undefined {
  if (MODULE.test(name)) return 'module'
  return TEXT.test(name) ? 'text' : undefined
}

/** `./slider/data.ts` -> `./slider/data`, as in an import. */
export const withoutExtension = (name: string): string => name.replace(MODULE, '')
