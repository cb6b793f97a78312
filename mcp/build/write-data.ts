import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, inflateRawSync } from 'node:zlib'
import { site } from '../../site.config.ts'
import { readContent } from '../../src/core/node/content/content.ts'
import type { Feature } from '../../src/core/node/feature.ts'
import { features } from '../../src/features.ts'
import { readProjectDemos } from '../../src/features/demos/node/index.ts'
import { readExamples } from '../../src/features/examples/node/index.ts'
import { exampleTexts } from '../../src/features/examples/shared/index.ts'
import {
  getApiAddress,
  getMarkdownAddress,
  type ComponentFile,
} from '../../src/features/machine-readable/node/index.ts'
import { isSearchIndex, isSearchTexts, restoreBlock } from '../../src/features/search/shared/index.ts'
import { getFileName, type Chart, type Demo, type FileName, type Files, type Page } from '../src/data.ts'

/** Writes the data of the server from the sources and the finished build in `dist`. */
export async function writeData(root: string, folder: string): Promise<void> {
  const dist = path.join(root, 'dist')
  const demos: Demo[] = []
  const aliases = new Map<string, string[]>()
  const components = new Map<string, string>()
  const pages: Page[] = []
  /** Features get the project while the content is read. */
  const collector: Feature = {
    name: 'mcp-data',
    async read(project) {
      const { demos: sources } = readProjectDemos(project)
      for (const [component, route] of project.componentPages) components.set(component, route)
      for (const { file, matter } of project.files) {
        const { title, description, aliases: others = [] } = matter.frontmatter
        if (file.tab !== '') continue
        aliases.set(file.route, others)
        const markdown = readFileSync(path.join(dist, getMarkdownAddress(file.route)), 'utf8')
        pages.push({ route: file.route, title, description, markdown })
      }
      for (const { id, title, link, chart, task, feature, data, option, text } of await readExamples(project)) {
        const { description = '', files = [] } = sources.get(id) ?? {}
        demos.push({ id, title, description, link, chart, task, feature, data, option, text, files })
      }
      return {}
    },
  }
  await readContent(root, site, [...features, collector])
  const charts = [...components].map(([component, route]): Chart => {
    const file = JSON.parse(readFileSync(path.join(dist, getApiAddress(route)), 'utf8')) as ComponentFile
    const { title, description, options } = file
    const id = route.slice(route.lastIndexOf('/') + 1)
    return { name: component, id, title, aliases: aliases.get(route) ?? [], description, route, options }
  })
  const files: Files = {
    site: { url: site.url, name: site.name, install: site.install, ...site.library },
    pages,
    charts,
    demos,
    tags: { feature: listTexts('feature.'), data: listTexts('data.') },
    search: readSearch(path.join(dist, 'search')),
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, getFileName(name as FileName)), compress(JSON.stringify(content)))
}

const listTexts = (prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exampleTexts).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
    ),
  )

function readSearch(folder: string): Files['search'] {
  const read = (start: string): unknown => {
    const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.bin'))
    if (name === undefined) throw new Error(`${folder} has no file that starts with ${start}`)
    return JSON.parse(new TextDecoder().decode(restoreBlock(inflateRawSync(readFileSync(path.join(folder, name))))))
  }
  const [index, texts] = ['index', 'texts'].map(read)
  if (!isSearchIndex(index) || !isSearchTexts(texts)) throw new Error('the files are not a search index')
  return { index, texts }
}

/** The largest window: the options of all charts repeat each other. */
const compress = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
