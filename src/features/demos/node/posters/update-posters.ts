import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { createServer } from 'vite'
import type { Site } from '../../../../core/node/feature.ts'
import { readDemos, type Demo } from '../read-demos.ts'
import { openDemoPage } from './demo-page.ts'
import { drawPosters } from './draw-poster.ts'
import {
  getPosterFile,
  hashDemoSource,
  POSTER_INDEX,
  POSTER_INPUTS,
  POSTER_SIZES,
  readPosterInputs,
  readPosters,
  type PosterEntry,
  type PosterInputs,
  type PosterSize,
} from './posters.ts'
import {
  CARD_FOLDER,
  CARD_INDEX,
  CARD_SIZE,
  getCardFile,
  hashCard,
  hashTemplate,
  isCardFresh,
  listCards,
  readCardIndex,
  readFont,
  renderCard,
} from './social-cards.ts'

/** Drawing is mostly waiting for labels to be placed, so several pages draw at the same time. */
const PARALLEL_PAGES = 4

interface UpdateOptions {
  browserPath: string
  /** Draws every poster and card, also those that are up to date. */
  all: boolean
  log: (line: string) => void
}

/** Draws posters and social cards that are missing or out of date, and removes those that nothing uses. */
export async function updatePosters(site: Site, options: UpdateOptions): Promise<void> {
  const { root } = site
  const browser = await chromium.launch({ executablePath: options.browserPath, args: ['--no-sandbox'] })
  try {
    const { files, failures } = await updateDemoPosters(site, browser, options)
    await removeUnused(root, 'posters', '.svg', files)
    await removeUnused(root, CARD_FOLDER, '.png', await updateCards(site, browser, options))
    // thrown last, so that all other posters are drawn and kept
    if (failures.length > 0) throw new Error(failures.join('\n'))
    options.log('All posters and social cards are up to date.')
  } finally {
    await browser.close()
  }
}

/** Returns the files of all posters, and a message for each demo that could not be drawn. */
async function updateDemoPosters(
  { root }: Site,
  browser: Browser,
  { all, log }: UpdateOptions,
): Promise<{ files: string[]; failures: string[] }> {
  const { demos } = readDemos(root)
  const drawnWith = await readPosterInputs()
  const before = readPosters(root).drawnWith
  const hasSameInputs = !all && POSTER_INPUTS.every((input) => before?.[input] === drawnWith[input])
  const index = new Map<string, PosterEntry>()
  const addEntry = (id: string, source: string, pictures: Partial<Record<PosterSize, { height: number }>>) =>
    index.set(id, {
      source,
      heights: Object.fromEntries(POSTER_SIZES.map((size) => [size, pictures[size]?.height ?? 0])),
    })
  const stale = new Map<Demo, string>()
  for (const demo of demos.values()) {
    const { id, files, poster } = demo
    const source = await hashDemoSource(files)
    const isComplete = poster && POSTER_SIZES.every((size) => poster.pictures[size])
    if (hasSameInputs && isComplete && poster.source === source) addEntry(id, source, poster.pictures)
    else stale.set(demo, source)
  }
  const writeIndex = () => writePosterIndex(root, drawnWith, index, demos.keys())
  await mkdir(path.join(root, 'posters'), { recursive: true })
  const failures = await drawAll(root, browser, [...stale.keys()], async (demo, drawings) => {
    const { id } = demo
    for (const [size, { svg }] of drawings) await writeFile(path.join(root, getPosterFile(id, size)), svg)
    addEntry(id, stale.get(demo) ?? '', Object.fromEntries(drawings))
    // written after each demo, so that an interrupted run keeps the posters drawn so far
    await writeIndex()
    log(id)
  })
  await writeIndex()
  // a demo that could not be drawn keeps its earlier poster
  const files = [...demos.keys()].flatMap((id) => POSTER_SIZES.map((size) => getPosterFile(id, size)))
  return { files, failures }
}

/** Draws demos on a development server and returns a message for each that failed. */
async function drawAll(
  root: string,
  browser: Browser,
  demos: Demo[],
  onDrawn: (demo: Demo, drawings: Awaited<ReturnType<typeof drawPosters>>) => Promise<void>,
): Promise<string[]> {
  if (demos.length === 0) return []
  const failures: string[] = []
  const server = await createServer({ root, logLevel: 'error', server: { port: 5399, hmr: false, watch: null } })
  await server.listen()
  const waiting = [...demos]
  const drawNext = async () => {
    const page = await openDemoPage(browser, 'auto')
    for (let demo = waiting.shift(); demo; demo = waiting.shift()) {
      const address = `${server.resolvedUrls?.local[0] ?? ''}~demos/${demo.id}?embed`
      try {
        await onDrawn(demo, await drawPosters(page, address, demo.id))
      } catch (error) {
        const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
        failures.push(`${demo.file}:1  the poster of this demo could not be drawn: ${reason}`)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL_PAGES }, drawNext))
  } finally {
    await server.close()
  }
  return failures
}

/** In the order of the demos, so that the diff of a change is small. */
async function writePosterIndex(
  root: string,
  drawnWith: PosterInputs,
  entries: Map<string, PosterEntry>,
  order: Iterable<string>,
): Promise<void> {
  const demos = Object.fromEntries([...order].flatMap((id) => (entries.has(id) ? [[id, entries.get(id)]] : [])))
  await writeFile(path.join(root, POSTER_INDEX), `${JSON.stringify({ drawnWith, demos }, null, 2)}\n`)
}

async function removeUnused(root: string, folder: string, extension: string, used: string[]): Promise<void> {
  const kept = new Set(used)
  for (const name of await readdir(path.join(root, folder))) {
    const file = `${folder}/${name}`
    if (name.endsWith(extension) && !kept.has(file)) await rm(path.join(root, file))
  }
}

/** Draws social cards that are missing or out of date, and returns the files of all cards. */
async function updateCards(site: Site, browser: Browser, { all, log }: UpdateOptions): Promise<string[]> {
  const { root } = site
  const cards = listCards(site, readDemos(root).demos)
  const before = readCardIndex(root)
  const stale = cards.filter((card) => all || !isCardFresh(root, card, before))
  await mkdir(path.join(root, CARD_FOLDER), { recursive: true })
  if (stale.length > 0) {
    const page = await browser.newPage({ viewport: CARD_SIZE, colorScheme: 'light' })
    for (const card of stale) {
      await page.setContent(renderCard(card, readFont()))
      await page.evaluate('document.fonts.ready')
      await page.screenshot({ path: path.join(root, getCardFile(card.route)) })
      log(`social card of ${card.route}`)
    }
  }
  const hashes = Object.fromEntries(cards.map((card) => [card.route, hashCard(card)]))
  const index = { template: hashTemplate(), cards: hashes }
  await writeFile(path.join(root, CARD_INDEX), `${JSON.stringify(index, null, 2)}\n`)
  return cards.map(({ route }) => getCardFile(route))
}
