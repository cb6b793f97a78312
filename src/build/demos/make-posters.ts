import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { readContent } from '../content.ts'
import { site } from '../../../site.config.ts'
import type { Demo } from './catalogue.ts'
import { mergeColours, tidy } from './poster-svg.ts'
import { firstDemos, sizesNeeded } from './poster-sizes.ts'
import { CARD_SIZE, cardFile, renderCard } from './social-cards.ts'
import { fingerprinter, POSTER_INDEX, POSTER_WIDTHS, posterFile, type PosterEntry, type PosterSize } from './posters.ts'

/** The standalone page has this much room around a demo. */
const MARGIN = 24

/** Draws the posters that are missing or out of date, and removes those of demos that are gone. */
export async function makePosters(root: string, browserPath: string, all: boolean, tell: (line: string) => void): Promise<void> {
  const content = await readContent(root, site)
  const sizes = sizesNeeded(content)
  const fingerprint = fingerprinter(root)
  const server = await createServer({ root, logLevel: 'error', server: { port: 5399, hmr: false, watch: null } })
  await server.listen()
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const index: Record<string, PosterEntry> = {}
  await mkdir(path.join(root, 'posters'), { recursive: true })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    for (const demo of content.context.demos.values()) {
      const made = fingerprint(demo)
      const needed = sizes.get(demo.id) ?? []
      const present = demo.poster?.made === made && needed.every((size) => demo.poster?.pictures[size])
      const heights: PosterEntry['heights'] = {}
      for (const size of needed) {
        const known = present && !all ? demo.poster?.pictures[size]?.height : undefined
        heights[size] = known ?? (await drawPoster(root, page, server.resolvedUrls?.local[0] ?? '', demo, size))
      }
      index[demo.id] = { made, heights }
      if (!present || all) tell(`${demo.id}: ${needed.join(', ')}`)
    }
    await writeFile(path.join(root, POSTER_INDEX), `${JSON.stringify(index, null, 2)}\n`)
    await makeCards(root, page, tell)
    await removeOthers(root, index)
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Drawing {
  svg: string
  height: number
}

/** Runs in the page; as text, so that no tool rewrites its import. The development server has the site's modules under their own names. */
const DRAW = `(async () => {
  const stage = document.querySelector('.standalone-stage .stage-live')
  const { stageSvg, svgText } = await import('/src/site/demo/export/svg.ts')
  return { svg: svgText(await stageSvg(stage)), height: Math.round(stage.getBoundingClientRect().height) }
})()`

async function drawPoster(root: string, page: Page, origin: string, demo: Demo, size: PosterSize): Promise<number> {
  const drawings: Drawing[] = []
  await page.setViewportSize({ width: POSTER_WIDTHS[size] + 2 * MARGIN, height: 900 })
  for (const colour of ['light', 'dark']) {
    await page.goto(`${origin}robots.txt`)
    await page.evaluate((value) => localStorage.setItem('dumi:prefers-color', value), colour)
    await page.goto(`${origin}~demos/${demo.id}`)
    await page.waitForSelector('[data-chart-source-type]', { timeout: 30_000 })
    await page.waitForTimeout(300)
    drawings.push(await page.evaluate<Drawing>(DRAW))
  }
  const [light, dark] = drawings
  if (!light || !dark) throw new Error(`${demo.file}: no drawing`)
  await writeFile(path.join(root, posterFile(demo.id, size)), `${tidy(mergeColours(light.svg, dark.svg), `${demo.id}-${size}`)}\n`)
  return light.height
}

async function removeOthers(root: string, index: Record<string, PosterEntry>): Promise<void> {
  const kept = new Set(Object.entries(index).flatMap(([id, { heights }]) => (Object.keys(heights) as PosterSize[]).map((size) => posterFile(id, size))))
  for (const name of await readdir(path.join(root, 'posters'))) {
    if (name.endsWith('.svg') && !kept.has(`posters/${name}`)) await rm(path.join(root, 'posters', name))
  }
}

/** Photographs the social card of every page that has a chart. */
async function makeCards(root: string, page: Page, tell: (line: string) => void): Promise<void> {
  const content = await readContent(root, site)
  const font = await readFile(path.join(root, 'src/site/styles/fonts/inter-latin.woff2'), 'base64')
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
