import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { site } from '../../site.config.ts'
import { compilePages } from '../../src/core/node/content/compile-page.ts'
import { readContent, type SiteBuild } from '../../src/core/node/content/content.ts'
import { createFileContent } from '../../src/core/node/prerender/prerender.ts'
import type { PageData } from '../../src/core/shared/page.ts'
import { features } from '../../src/features.ts'
import type { ComponentFile, LibraryFile } from '../../src/features/machine-readable/node/api-files.ts'
import { machineReadable } from '../../src/features/machine-readable/node/index.ts'
import { countTokens } from '../../src/features/machine-readable/shared/file-addresses.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A third of a context window of 200,000 tokens, so that a file leaves room for a conversation and for code. */
const MAX_TOKENS = 66_000
/** The Markdown of a page is pasted into a chat, next to other files. */
const MAX_PAGE_TOKENS = 40_000

let content: SiteBuild
let pages: PageData[]
let files: Map<string, string>
const read = (address: string): string => files.get(address) ?? ''

beforeAll(async () => {
  content = await readContent(root, site, features)
  const compiled = await compilePages(content)
  const feature = content.features[features.indexOf(machineReadable)]
  const finished = feature?.finishPages?.(compiled, content)
  expect(finished?.problems).toEqual([])
  pages = finished?.pages ?? []
  const output = feature?.outputFiles?.(content, { mode: 'build', pages: new Map([[content, pages]]) }) ?? []
  files = new Map()
  for (const file of output) files.set(file.address, String(await createFileContent(file)))
}, 300_000)

/** The text outside code, where Markdown would show a tag as a tag. */
const removeCode = (markdown: string): string =>
  markdown.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '').replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')

test('every page has a Markdown version without HTML, relative links and leftovers of directives', () => {
  for (const { route, title, hero } of pages) {
    const text = read(route === '/' ? '/index.md' : `${route}.md`)
    expect(text, route).toMatch(hero ? /\n# / : `# ${title}\n`)
    const prose = removeCode(text)
    expect(prose.match(/(?<!\\)<\/?[a-z][^>]*>/gi), route).toBeNull()
    expect(prose.match(/\]\((?!https:|mailto:)[^)]*\)/g), route).toBeNull()
    expect(prose.match(/^:::?\w+/gm), route).toBeNull()
    expect(text, route).not.toMatch(/\uFFFC|Show Code|Copy page\b.*View as/)
  }
})

test('the page of a chart has all its demos with their code, and the paths of nested options', () => {
  const text = read('/api/column.md')
  const html = pages.find(({ route }) => route === '/api/column')?.tabs[0]?.html ?? ''
  const demos = [...html.matchAll(/<live-demo[^>]* data-id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(demos.length).toBeGreaterThan(3)
  for (const id of demos) expect(text).toContain(`(${site.url}/~demos/${id})`)
  expect(text.match(/^`{3,}tsx title="/gm)?.length).toBeGreaterThanOrEqual(demos.length)
  expect(text).toMatch(/^\| `xAxis\.label\.formatter` \| `.+` \|/m)
})

test('the files of charts fit into a prompt', () => {
  const charts = pages.filter(({ component }) => component)
  for (const { route } of charts) {
    expect(countTokens(read(`${route}.md`)), route).toBeLessThanOrEqual(MAX_PAGE_TOKENS)
    const full = read(`/llms${route.slice(route.lastIndexOf('/'))}.txt`)
    expect(countTokens(full), route).toBeLessThanOrEqual(MAX_TOKENS)
    // every option is in it, so nothing is linked instead
    expect(full, route).not.toContain('Properties: [')
  }
})

test('llms.txt has the usual form: a title, a summary, and lists of links with a sentence each', () => {
  const [title, summary, ...rest] = read('/llms.txt').split('\n\n')
  expect(title).toBe(`# ${site.name}`)
  expect(summary).toBe(`> ${site.description}`)
  const lines = rest.join('\n').split('\n').filter(Boolean)
  const sections = lines.filter((line) => line.startsWith('## '))
  expect(sections.at(-1)).toBe('## Optional')
  const links = lines.slice(lines.findIndex((line) => line.startsWith('## '))).filter((line) => !line.startsWith('#'))
  for (const line of links) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\): .+[.]$/)
  for (const { route } of pages)
    expect(
      links.filter((line) => line.includes(`(${site.url}${route === '/' ? '/index' : route}.md)`)),
      route,
    ).toHaveLength(1)
  for (const address of files.keys())
    if (/^\/llms-full|^\/llms\//.test(address)) expect(read('/llms.txt')).toContain(`(${site.url}${address})`)
})

test('llms-full.txt has the guide, the recipes and the shared options', () => {
  const titles = read('/llms-full.txt').match(/^# .+$/gm)
  expect(titles?.length).toBe(site.fullText?.length)
  expect(read('/llms-full.txt')).toContain('npm install')
})

test('all JSON files match the published schema', () => {
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: { uri: true } }).compile(
    JSON.parse(read('/api.schema.json')) as object,
  )
  const names = [...files.keys()].filter((name) => name.endsWith('.json') && name !== '/api.schema.json')
  expect(names.length).toBe(pages.filter(({ component }) => component).length + 1)
  for (const name of names) {
    validate(JSON.parse(read(name)))
    expect(validate.errors ?? [], name).toEqual([])
  }
  expect(validate({ kind: 'library' })).toBe(false)
})

test('the ids of options are targets on their page, and what they refer to exists', () => {
  const { components, objects, demos } = JSON.parse(read('/api.json')) as LibraryFile
  const known = new Set(objects.map(({ name }) => name))
  const isTarget = (url: string, id: string) =>
    content.checkLink(`${url.slice(site.url.length).replace(/#.*/, '')}#${id}`) === undefined
  const ids = new Set(demos.map(({ id }) => id))
  for (const { name, url, options } of [...components, ...objects]) {
    for (const { path: option, id, usedIn = [] } of options) {
      expect(isTarget(url, id), `${name} ${option}`).toBe(true)
      expect(usedIn.filter((demo) => !ids.has(demo))).toEqual([])
    }
    // an object that only one option contains is listed below that option
    for (const { path: option, objects: inner = [], sameAs } of options)
      for (const object of inner)
        expect(
          known.has(object) || sameAs !== undefined || options.some((other) => other.path.startsWith(`${option}.`)),
          object,
        ).toBe(true)
  }
  const line = JSON.parse(read('/api/line.json')) as ComponentFile
  expect(line.options.some(({ path: option, usedIn = [] }) => option.includes('.') && usedIn.length > 0)).toBe(true)
  const paths = new Set(line.options.map(({ path: option }) => option))
  expect(line.options.filter(({ sameAs }) => sameAs !== undefined && !paths.has(sameAs))).toEqual([])
})

test('the page for tools shows the size of every file', () => {
  const html = pages.find(({ route }) => route === '/tools')?.tabs[0]?.html ?? ''
  const sizes = html.match(/about [\d,]+ tokens/g) ?? []
  expect(sizes.length).toBe([...files.keys()].filter((name) => name.endsWith('.txt')).length)
  expect(html).not.toContain('data-tokens')
})
