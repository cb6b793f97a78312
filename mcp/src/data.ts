import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { once } from 'es-toolkit'
import type { SiteConfig } from '../../src/core/shared/site.ts'
import type { Example } from '../../src/features/examples/shared/index.ts'
import type { ApiOption } from '../../src/features/machine-readable/node/index.ts'
import type { SearchIndex, SearchTexts } from '../../src/features/search/shared/index.ts'

export interface Page {
  route: string
  title: string
  description: string
  markdown: string
}

/** A component with all its options, nested ones too. */
export interface Chart {
  /** `LineChart` */
  name: string
  /** `line` */
  id: string
  title: string
  /** Other names, such as `donut`. */
  aliases: string[]
  description: string
  route: string
  options: ApiOption[]
}

export interface Demo extends Example {
  id: string
  title: string
  description: string
  link: string
  files: { name: string; source: string }[]
}

/** The files of the package, by name. */
export interface Files {
  site: Pick<SiteConfig, 'url' | 'name' | 'install'> & SiteConfig['library']
  pages: Page[]
  charts: Chart[]
  demos: Demo[]
  /** The names of the features and shapes of data that demos are tagged with. */
  tags: { feature: Record<string, string>; data: Record<string, string> }
  search: { index: SearchIndex; texts: SearchTexts }
}

export type FileName = keyof Files

export const getFileName = (name: FileName): string => `${name}.json.br`

const NAMES: FileName[] = ['site', 'pages', 'charts', 'demos', 'tags', 'search']

/** Each file of the package, which is read when it is first needed. */
export type Data = Readonly<Files>

export function openData(folder: string): Data {
  const read = (name: FileName): unknown =>
    JSON.parse(brotliDecompressSync(readFileSync(path.join(folder, getFileName(name)))).toString('utf8'))
  const files = NAMES.map((name) => [name, { get: once(() => read(name)) }] as const)
  return Object.defineProperties({}, Object.fromEntries(files)) as Data
}
