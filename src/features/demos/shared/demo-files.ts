/** A file of a demo. */
export interface DemoFile {
  /** Relative to the folder of the chart: `basic.tsx`, `basic/data.ts`. */
  name: string
  source: string
}

/** A demo with its code, the demo itself first. */
export interface DemoSource {
  id: string
  title: string
  description: string
  files: DemoFile[]
}

const MODULE = /\.(jsx?|tsx?)$/
const TEXT = /\.(css|less|sass|scss|styl|json)$/

/** Whether a file of a demo is code or plain text, by its extension; undefined for what a demo cannot have. */
export function getFileKind(name: string): 'module' | 'text' | undefined {
  if (MODULE.test(name)) return 'module'
  return TEXT.test(name) ? 'text' : undefined
}

/** `./slider/data.ts` -> `./slider/data`: how one module imports another. */
export const withoutExtension = (name: string): string => name.replace(MODULE, '')
