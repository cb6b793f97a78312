import { SPECIAL_PREFIX } from '../../../core/shared/routes.ts'
import type { PageLink } from '../../../core/shared/site.ts'
import type { SourceFile } from '../../../core/shared/source-file.ts'

export type { SourceFile }

/** The texts of a demo, without its code. */
export interface DemoInfo {
  id: string
  title: string
  description: string
}

/** A demo with its code. The first file is the demo itself. */
export interface DemoSource extends DemoInfo {
  files: SourceFile[]
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

const HEAD = /^\s*\/\*\*[\s\S]*?\*\/\s*/

/** The files of a demo as visitors see them: without the comment at the top, which the caption shows. */
export const listShownFiles = (files: SourceFile[]): SourceFile[] =>
  files.map(({ name, source }, index) => {
    const shown = index === 0 ? source.replace(HEAD, '') : source
    return { name, source: `${shown.trimEnd()}\n` }
  })
/** `basic.tsx` -> `basic.jsx` */
export const getJavaScriptName = (name: string): string => name.replace(/\.t(sx?)$/, '.j$1')

/** Whether a demo is written in JavaScript: none of its files needs a compiler for types. */
export const isJavaScript = ({ files }: Pick<DemoSource, 'files'>): boolean =>
  files.every(({ name }) => !/\.tsx?$/.test(name))

/** A demo on a page of its own. `page` is its place on another page, if one shows it. */
export type StandaloneDemo = DemoInfo & { page?: PageLink }

/** The data in the document of a standalone demo. */
export interface StandaloneData extends Record<string, unknown> {
  demo: StandaloneDemo
}

/** `/~demos/{id}` shows one demo alone. */
export const DEMO_ROUTE = `/${SPECIAL_PREFIX}demos/`
