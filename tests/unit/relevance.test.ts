import { gzipSync, inflateRawSync } from 'node:zlib'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { site } from '../../site.config.ts'
import { compilePages } from '../../src/core/node/content/compile-page.ts'
import { readContent, type SiteBuild } from '../../src/core/node/content/content.ts'
import { followRedirects } from '../../src/core/node/content/redirects.ts'
import { features } from '../../src/features.ts'
import { readApiDocumentation, type ApiDocumentation } from '../../src/features/api-tables/node/documentation.ts'
import { createSearchFiles, createSearchIndex, type SearchFiles } from '../../src/features/search/node/search-index.ts'
import { readSearchWords } from '../../src/features/search/node/search-words.ts'
import { restoreBlock } from '../../src/features/search/shared/restore-block.ts'
import { expandIndex, isSearchIndex, isSearchTexts } from '../../src/features/search/shared/search-index.ts'
import { generateMetadata, type Metadata } from '../../src/features/search/shared/ranking/metadata.ts'
import { searchEntries } from '../../src/features/search/shared/ranking/search-entries.ts'
import { splitQuery } from '../../src/features/search/shared/ranking/words.ts'
import { listVisibleTexts } from '../../src/core/node/markdown/visible-text.ts'
import type { PageData } from '../../src/core/shared/page.ts'
import { QUERIES } from './relevance/queries.ts'

const root = path.resolve(import.meta.dirname, '../..')

let content: SiteBuild
let pages: PageData[]
let api: ApiDocumentation
let files: SearchFiles
let metadata: Metadata
beforeAll(async () => {
  content = await readContent(root, site, features)
  pages = await compilePages(content)
  api = await readApiDocumentation(root, () => undefined, '')
  files = createSearchFiles(createSearchIndex(content, readSearchWords(root).words, pages))
  const [index, texts] = [files.names, files.texts].map((file): unknown =>
    JSON.parse(new TextDecoder().decode(restoreBlock(inflateRawSync(file)))),
  )
  if (!isSearchIndex(index) || !isSearchTexts(texts)) throw new Error('the files are not a search index')
  metadata = generateMetadata(expandIndex(index, texts))
}, 120_000)

/** Whether a link points to a page, or to a section, an option or a demo on it. */
function isTarget(link: string): boolean {
  const { pathname, hash } = new URL(link, 'https://example.com')
  const found = content.pages.get(pathname) ?? []
  const id = hash.slice(1)
  if (id === '') return found.length > 0
  return found.some((page) => page.ids.has(id) || content.features.some((feature) => feature.hasTarget?.(page, id)))
}

/** Follows the redirects of renamed targets. */
function resolveTarget(query: string, link: string): string {
  const target = followRedirects(link, content.redirects)
  if (target !== undefined && isTarget(target)) return target
  throw new Error(
    `The search for "${query}" should find ${link}, which no longer exists. ` +
      'Add a redirect to content/redirects.txt, or change the expected link in this test.',
  )
}

const search = (keywords: string) => searchEntries(metadata, { keywords })

test('the two parts of the index are at most 132 KB, and the first one is a fifth of it', () => {
  const first = gzipSync(files.names, { level: 9 }).length
  const second = gzipSync(files.texts, { level: 9 }).length
  expect(first + second).toBeLessThanOrEqual(132_000)
  expect(first).toBeLessThanOrEqual(26_000)
})

/**
 * The place of the first expected link. With one word, it is the place in its group, because the order of the groups is
 * fixed. With several, it is the place in the whole list, which starts with the best matches.
 */
function findRank(query: string, links: string[]): number {
  const groups = search(query).map(({ hints }) => hints.map(({ link }) => link))
  const lists = splitQuery(query).length === 1 ? groups : [groups.flat()]
  const ranks = lists.map((list) => list.findIndex((link) => links.includes(link)) + 1).filter((rank) => rank > 0)
  return ranks.length === 0 ? Infinity : Math.min(...ranks)
}

test('answers what people search for: the mean reciprocal rank is at least 0.9', () => {
  const ranks = QUERIES.map(([query, ...links]) => ({
    query,
    rank: findRank(
      query,
      links.map((link) => resolveTarget(query, link)),
    ),
  }))
  const mean = ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length
  const below = ranks.filter(({ rank }) => rank > 3).map(({ query, rank }) => `${query} (${rank})`)
  expect(ranks.length).toBeGreaterThanOrEqual(150)
  expect(mean, `below the third place: ${below.join(', ')}`).toBeGreaterThanOrEqual(0.9)
  process.stdout.write(`${ranks.length} queries, mean reciprocal rank ${mean.toFixed(3)}\n`)
  // a few can be lower, such as those with more than one good answer
  expect(below.length).toBeLessThanOrEqual(ranks.length / 20)
})

test('finds nothing for a word that does not occur', () => {
  expect(search('zzzzqqq')).toEqual([])
})

test('finds words that are only in code, tables, feature cards, dates and keywords', () => {
  const findLinks = (word: string) =>
    search(word).flatMap(({ hints }) => hints.map(({ link }) => link.split(/[#?]/)[0]))
  expect(findLinks('remounting')).toContain('/')
  expect(findLinks('converted')).toContain('/api/line')
  expect(findLinks('december')).toContain('/changelog')
  expect(findLinks('suspense')).toContain('/guide')
  for (const keyword of ['streaming', 'hourly', 'unstacked', 'confidence', 'responsive'])
    expect(
      search(keyword)
        .flatMap(({ hints }) => hints)
        .some(({ type }) => type === 'demo'),
    ).toBe(true)
})

/** The same words in every run. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => (state = (state * 48_271) % 2_147_483_647) % limit
}

test('finds every visible word on its page', () => {
  const random = createRandom(20)
  const skipped = content.features.flatMap((feature) => feature.search?.skippedElement ?? [])
  const byLink = new Map(metadata.entries.map((entry) => [entry.link, entry.folded]))
  const missing = pages.flatMap(({ route, title, tabs }) => {
    const texts = [title, ...tabs.flatMap(({ html }) => listVisibleTexts(html, skipped).map(({ text }) => text))]
    const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [])
    const folded = byLink.get(route) ?? ''
    return words.filter((word) => !folded.includes(word)).map((word) => `${route} ${word}`)
  })
  expect(missing).toEqual([])
  // and through the search, for some of them
  for (const { route, tabs } of pages) {
    const texts = tabs.flatMap(({ html }) => listVisibleTexts(html, skipped))
    for (let count = 0; count < 5; count++) {
      const words = texts[random(texts.length)]?.text.match(/[\p{L}\p{N}_$]{4,}/gu) ?? []
      const word = words[random(words.length || 1)]
      if (word === undefined) continue
      const page = { ...metadata, entries: metadata.entries.filter(({ link }) => link === route) }
      expect(searchEntries(page, { keywords: word }), `"${word}" on ${route}`).not.toEqual([])
    }
  }
})

test('finds every option of every chart by its name', () => {
  const { components, definitions } = api.library
  const names = new Set(
    metadata.entries.flatMap(({ parts }) => parts.map(({ rawTitle }) => rawTitle.text.split('.').at(-1))),
  )
  const options = components.flatMap((id) => definitions[id]?.options.map(({ name }) => name) ?? [])
  expect(options.length).toBeGreaterThan(1000)
  expect(options.filter((name) => !names.has(name))).toEqual([])
})

test('every section and option in the index exists on its page', () => {
  const links = metadata.entries.flatMap(({ parts }) => parts.map(({ link }) => link))
  expect(links.filter((link) => !isTarget(link))).toEqual([])
})
