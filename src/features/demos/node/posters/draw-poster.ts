import type { Page } from '@playwright/test'
import { markCharts, waitForChart } from './demo-page.ts'
import { mergeColors, tidy } from './poster-svg.ts'
import { POSTER_WIDTHS, type PosterSize } from './posters.ts'
import { repackImages } from './thin-out/repack-images.ts'
import { thinOut } from './thin-out/thin-out.ts'

/** The padding of the standalone page around a demo. */
const MARGIN = 24

interface Drawing {
  svg: string
  height: number
}

/** Runs in the page. It is a string, so that no tool rewrites its import, and the development server serves the module under its path. */
const DRAW = `(async () => {
  const stage = document.querySelector('.standalone-stage .stage-live')
  const { stageSvg, svgText } = await import('/src/features/demos/client/export/svg.ts')
  return { svg: svgText(await stageSvg(stage)), height: Math.round(stage.getBoundingClientRect().height) }
})()`

/** Draws a demo in light and dark mode at each size. It is loaded once: a change of the color mode mounts it again at the new size. */
export async function drawPosters(
  page: Page,
  address: string,
  id: string,
  sizes: PosterSize[],
): Promise<Map<PosterSize, Drawing>> {
  const drawings = new Map<PosterSize, Drawing>()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await waitForChart(page)
  for (const size of sizes) {
    await page.setViewportSize({ width: POSTER_WIDTHS[size] + 2 * MARGIN, height: 900 })
    const light = await drawIn(page, 'light')
    const dark = await drawIn(page, 'dark')
    const prefix = `${id}-${size}`
    const svg = thinOut(tidy(mergeColors(light.svg, dark.svg), prefix), prefix)
    drawings.set(size, { svg: `${await repackImages(page, svg)}\n`, height: light.height })
  }
  return drawings
}

async function drawIn(page: Page, colorScheme: 'light' | 'dark'): Promise<Drawing> {
  await markCharts(page)
  await page.emulateMedia({ colorScheme })
  await waitForChart(page)
  await page.waitForTimeout(300)
  return page.evaluate<Drawing>(DRAW)
}
