import type { Browser, Page } from '@playwright/test'
import { COLOUR_STORAGE_KEY } from '../../shared/constants.ts'
import { mergeColours, tidy } from './poster-svg.ts'
import { POSTER_WIDTHS, type PosterSize } from './posters.ts'

/** The standalone page has this much room around a demo. */
const MARGIN = 24

/** A mounted chart; the one that a change of colour replaces is marked. */
const CHART = '[data-chart-source-type]:not([data-earlier])'

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

/** A page whose colour follows the emulated system. */
export async function openStudio(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.addInitScript(`localStorage.setItem('${COLOUR_STORAGE_KEY}', 'auto')`)
  return page
}

/** Draws a demo in both colours at each size. It is loaded once; the change of colour mounts it anew at the size of the window. */
export async function drawPosters(page: Page, address: string, id: string, sizes: PosterSize[]): Promise<Map<PosterSize, Drawing>> {
  const drawings = new Map<PosterSize, Drawing>()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await page.waitForSelector(CHART, { timeout: 60_000 })
  for (const size of sizes) {
    await page.setViewportSize({ width: POSTER_WIDTHS[size] + 2 * MARGIN, height: 900 })
    const light = await drawIn(page, 'light')
    const dark = await drawIn(page, 'dark')
    drawings.set(size, { svg: `${tidy(mergeColours(light.svg, dark.svg), `${id}-${size}`)}\n`, height: light.height })
  }
  return drawings
}

async function drawIn(page: Page, colorScheme: 'light' | 'dark'): Promise<Drawing> {
  await page.evaluate(() => document.querySelectorAll('[data-chart-source-type]').forEach((chart) => chart.setAttribute('data-earlier', '')))
  await page.emulateMedia({ colorScheme })
  await page.waitForSelector(CHART, { timeout: 60_000 })
  await page.waitForTimeout(300)
  return page.evaluate<Drawing>(DRAW)
}
