import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { minify } from 'vite'
import { getFolderStamp } from '../../core/node/files/cache.ts'
import { projectRoot } from '../../core/node/files/project-root.ts'
import { findTypes } from '../../core/node/javascript/find-types.ts'
import { removeRanges } from '../../core/node/javascript/ranges.ts'

/** The chart theme as single files, for applications. */
export interface ThemeFiles {
  typescript: string
  javascript: string
  /** The minified JavaScript, gzipped, in bytes. */
  gzipSize: number
}

const FOLDER = 'src/library/client/chart-theme'

const HEADER = `// Chart theme for G2Plot: readable charts in light and dark mode.
// Call installChartTheme() once, before the first chart. License: MIT.

import { G2, Plot } from '@antv/g2plot'
`

/** A text that changes when the theme is edited. */
export const getThemeStamp = (): string => getFolderStamp(projectRoot, FOLDER)

/** Joins the modules of the theme, with and without types. */
export async function buildThemeFiles(): Promise<ThemeFiles> {
  const typescript = [HEADER, ...listModules(path.join(projectRoot, FOLDER))].join('\n').replaceAll(/\n{3,}/g, '\n\n')
  const types = await findTypes(typescript, 'ts')
  if (!types) throw new Error('the chart theme has no JavaScript version')
  const javascript = removeRanges(typescript, types)
  const { code } = await minify('chart-theme.js', javascript)
  return { typescript, javascript, gzipSize: gzipSync(code).length }
}

const RELATIVE_IMPORT = /^import [^']*'\.\/([\w-]+\.ts)'\n/gm
const EXPORT = /^export (?=async|function|const|interface|type)/gm
const PACKAGE_IMPORT = /^import [^']*'@antv\/g2plot'\n/gm

/** The code of all modules, without imports, the public one first. Only the exports of that one stay. */
function listModules(folder: string): string[] {
  const found = new Map<string, string>()
  const add = (name: string): void => {
    if (found.has(name)) return
    const source = readFileSync(path.join(folder, name), 'utf8')
    const code = source.replaceAll(RELATIVE_IMPORT, '').replaceAll(PACKAGE_IMPORT, '')
    found.set(name, name === 'index.ts' ? code : code.replaceAll(EXPORT, ''))
    for (const [, dependency = ''] of source.matchAll(RELATIVE_IMPORT)) add(dependency)
  }
  add('index.ts')
  return [...found.values()]
}
