import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { getFolderStamp } from '../../core/node/files/cache.ts'
import { projectRoot } from '../../core/node/files/project-root.ts'
import { listVersions, readCached } from './disk-cache.ts'

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

/** Joins the modules of the theme. That takes a second, so the result is cached until one of them changes. */
export function buildThemeFiles(): Promise<ThemeFiles> {
  const joined = [HEADER, ...listModules(path.join(projectRoot, FOLDER))].join('\n')
  const versions = listVersions(['prettier', 'ts-blank-space', 'vite'])
  return readCached('chart-theme', [joined, versions], () => formatTheme(joined))
}

async function formatTheme(joined: string): Promise<ThemeFiles> {
  // loads the formatter and the compiler only on a cache miss
  const { module } = await runnerImport<typeof import('./format-theme.ts')>('/src/library/node/format-theme.ts', {
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
  })
  return module.formatTheme(joined, path.join(projectRoot, FOLDER, 'index.ts'))
}

const RELATIVE_IMPORT = /^import [^']*'\.\/([\w-]+\.ts)'\n/gm
const PACKAGE_IMPORT = /^import [^']*'@antv\/g2plot'\n/gm

/** The code of all modules, without imports, the public one first. Only the exports of that one stay. */
function listModules(folder: string): string[] {
  const found = new Map<string, string>()
  const add = (name: string): void => {
    if (found.has(name)) return
    const source = readFileSync(path.join(folder, name), 'utf8')
    const code = source.replaceAll(RELATIVE_IMPORT, '').replaceAll(PACKAGE_IMPORT, '')
    found.set(
      name,
      name === 'index.ts' ? code : code.replaceAll(/^export (?=async|function|const|interface|type)/gm, ''),
    )
    for (const [, dependency = ''] of source.matchAll(RELATIVE_IMPORT)) add(dependency)
  }
  add('index.ts')
  return [...found.values()]
}
