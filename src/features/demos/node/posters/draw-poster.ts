import type { Page } from '@playwright/test'
import { markCharts, waitForChart } from './demo-page.ts'
import { mergeColors, tidy } from './poster-svg.ts'
import { POSTER_SIZES, POSTER_WIDTHS, type PosterSize } from './posters.ts'
import { thinLines } from './thin-out/lines.ts'
import { gatherMarkers } from './thin-out/markers.ts'
import { repackImages } from './thin-out/repack-images.ts'

/** The padding of the standalone page around a demo. */
const MARGIN = 24

interface Drawing {
  svg: string
  height: number
}

/** Runs in the page. It is a string because tools would rewrite `import()` in a function. */
const DRAW = `(async () => {
  const stage = document.querySelector('.standalone-stage .stage-live')
  const { drawStage, serializeSvg } = await import('/src/features/demos/client/export/svg.ts')
  return { svg: serializeSvg(await drawStage(stage)), height: Math.round(stage.getBoundingClientRect().height) }
})()`

/** Draws a demo in light and dark mode at each size. Each change of the color mode mounts the demo again. */
export async function drawPosters(page: Page, address: string, id: string): Promise<Map<PosterSize, Drawing>> {
  const drawings = new Map<PosterSize, Drawing>()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  await waitForChart(page)
  for (const size of POSTER_SIZES) {
    await page.setViewportSize({ width: POSTER_WIDTHS[size] + 2 * MARGIN, height: 900 })
    const light = await drawIn(page, 'light')
    const dark = await drawIn(page, 'dark')
    const prefix = `${id}-${size}`
    const merged = tidy(mergeColors(light.svg, dark.svg), prefix)
    const thinned = thinLines(gatherMarkers(merged, prefix))
    drawings.set(size, { svg: `${await repackImages(page, thinned)}\n`, height: light.height })
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
