import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { readContent } from '../../../../core/node/content/content.ts'
import { site } from '../../../../../site.config.ts'
import { openDemoPage } from './demo-page.ts'
import { drawPosters } from './draw-poster.ts'
import { firstDemos, sizesNeeded } from './poster-sizes.ts'
import { CARD_SIZE, cardFile, renderCard } from './social-cards.ts'
import { hashDemoSource, POSTER_INPUTS, readPosterInputs } from './poster-freshness.ts'
import {
  POSTER_INDEX,
  posterFile,
  readPosters,
  type PosterEntry,
  type PosterIndex,
  type PosterSize,
} from './posters.ts'

/** So many demos are drawn at a time: most of the time goes by waiting for texts to be placed. */
const STUDIOS = 4

/** Draws the posters that are missing or out of date, and removes those of demos that are gone. */
export async function makePosters(
  root: string,
  browserPath: string,
  all: boolean,
  tell: (line: string) => void,
): Promise<void> {
  const content = await readContent(root, site)
  const sizes = sizesNeeded(content)
  const drawnWith = await readPosterInputs()
  const before = readPosters(root).drawnWith
  const isSameDrawing = !all && POSTER_INPUTS.every((input) => before?.[input] === drawnWith[input])
  const demos = await Promise.all(
    [...content.context.demos.values()].map(async (demo) => ({
      demo,
      source: await hashDemoSource(demo.files),
      needed: sizes.get(demo.id) ?? [],
    })),
  )
  const isFresh = ({ demo, source, needed }: (typeof demos)[number]) =>
    isSameDrawing && demo.poster?.source === source && needed.every((size) => demo.poster?.pictures[size])
  const index = new Map<string, PosterEntry>(
    demos
      .filter(isFresh)
      .map(({ demo, source, needed }) => [
        demo.id,
        { source, heights: Object.fromEntries(needed.map((size) => [size, demo.poster?.pictures[size]?.height ?? 0])) },
      ]),
  )
  const write = () => writeIndex(root, drawnWith, index, content.context.demos.keys())
  const waiting = demos.filter((entry) => !isFresh(entry))

  const server = await createServer({ root, logLevel: 'error', server: { port: 5399, hmr: false, watch: null } })
  await server.listen()
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  await mkdir(path.join(root, 'posters'), { recursive: true })
  const failed: string[] = []
  const work = async () => {
    const page = await openDemoPage(browser, 'auto')
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { demo, source, needed } = next
      const drawings = await drawPosters(
        page,
        `${server.resolvedUrls?.local[0] ?? ''}~demos/${demo.id}`,
        demo.id,
        needed,
      ).catch((error: unknown) => {
        failed.push(
          `${demo.file}:1  its picture could not be drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        )
      })
      if (!drawings) continue
      for (const [size, { svg }] of drawings) await writeFile(path.join(root, posterFile(demo.id, size)), svg)
      index.set(demo.id, {
        source,
        heights: Object.fromEntries([...drawings].map(([size, { height }]) => [size, height])),
      })
      // what is drawn is kept, whatever happens to the rest
      await write()
      tell(`${demo.id}: ${needed.join(', ')}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: STUDIOS }, work))
    await write()
    await makeCards(root, await browser.newPage(), tell)
    await removeOthers(root, Object.fromEntries(index))
    // the others are drawn and kept
    if (failed.length > 0) throw new Error(failed.join('\n'))
  } finally {
    await browser.close()
    await server.close()
  }
}

/** In the order of the demos, so that a change shows as one. */
async function writeIndex(
  root: string,
  drawnWith: PosterIndex['drawnWith'],
  entries: Map<string, PosterEntry>,
  order: Iterable<string>,
): Promise<void> {
  const demos = Object.fromEntries([...order].flatMap((id) => (entries.has(id) ? [[id, entries.get(id)]] : [])))
  await writeFile(path.join(root, POSTER_INDEX), `${JSON.stringify({ drawnWith, demos }, null, 2)}\n`)
}

async function removeOthers(root: string, index: Record<string, PosterEntry>): Promise<void> {
  const kept = new Set(
    Object.entries(index).flatMap(([id, { heights }]) =>
      (Object.keys(heights) as PosterSize[]).map((size) => posterFile(id, size)),
    ),
  )
  for (const name of await readdir(path.join(root, 'posters'))) {
    if (name.endsWith('.svg') && !kept.has(`posters/${name}`)) await rm(path.join(root, 'posters', name))
  }
}

/** Photographs the social card of every page that has a chart. */
async function makeCards(root: string, page: Page, tell: (line: string) => void): Promise<void> {
  const content = await readContent(root, site)
  const font = await readFile(path.join(root, 'src/core/client/styles/fonts/inter-latin.woff2'), 'base64')
  await mkdir(path.join(root, 'posters/cards'), { recursive: true })
  await page.setViewportSize(CARD_SIZE)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const [route, id] of firstDemos(content)) {
    const frontmatter = content.pages.get(route)?.[0]?.matter.frontmatter
    const poster = content.context.demos.get(id)?.poster
    if (!frontmatter || !poster || route === '/') continue
    await page.setContent(renderCard({ ...frontmatter, site: site.name }, poster, font))
    await page.evaluate('document.fonts.ready')
    const picture = await page.screenshot()
    await writeFile(path.join(root, cardFile(route)), picture)
    tell(`card of ${route}`)
  }
}
