import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { markCharts, waitForChart } from '../src/features/demos/node/posters/demo-page.ts'
import { axeFindings } from './fixtures/axe.ts'
import { colorsOn } from './fixtures/canvas.ts'
import { nginxProgram, startNginx } from './fixtures/nginx.ts'
import { expect, test } from './site.ts'

const demos = path.resolve(import.meta.dirname, '../demos')
const charts = readdirSync(demos, { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** Fewer colors than these mean that nothing is drawn. */
const LEAST_COLORS = 4

// by nginx where it is installed, so that every demo is seen under the headers of a real host: a breach of the policy is a message
let host: Awaited<ReturnType<typeof startNginx>> | undefined
test.beforeAll(async () => {
  host = nginxProgram ? await startNginx() : undefined
})
test.afterAll(() => host?.stop())

/** What is wrong with what the page shows now. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  // a demo that answers to its width may just be drawing itself anew
  await page
    .locator('canvas')
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => found.push('no canvas'))
  const canvases = await page.locator('canvas').all()
  for (const canvas of canvases) {
    const drawn = expect.poll(() => colorsOn(canvas), { timeout: 10_000 }).toBeGreaterThanOrEqual(LEAST_COLORS)
    await drawn.catch(() => found.push('an empty canvas'))
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) found.push(`${overflow} px too wide`)
  // a demo by itself is a figure, not a page with a heading
  return [...found, ...(await axeFindings(page, { without: ['page-has-heading-one'] }))]
}

for (const { name: chart } of charts) {
  const ids = readdirSync(path.join(demos, chart))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${chart}-${file.replace('.tsx', '')}`)
  test(`every demo of ${chart} draws in both colors, wide and narrow, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(60_000 + ids.length * 20_000)
    await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'auto')")
    for (const id of ids) {
      const found: string[] = []
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1200, height: 700 })
      await page.goto(`${host?.address ?? ''}/~demos/${id}`)
      for (const [colorScheme, width] of [
        ['light', 1200],
        ['dark', 320],
      ] as const) {
        await page.setViewportSize({ width, height: 700 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await waitForChart(page)
        found.push(...(await faults(page)).map((fault) => `${colorScheme}, ${width} wide: ${fault}`))
        await markCharts(page)
      }
      expect(found, id).toEqual([])
    }
  })
}
