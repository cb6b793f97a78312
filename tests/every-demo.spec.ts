import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const demos = path.resolve(import.meta.dirname, '../demos')
const charts = readdirSync(demos, { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** Fewer colours than these, the smoothed edges of shapes and letters included, mean that nothing is drawn. */
const LEAST_COLOURS = 4

/** What is wrong with what the page shows now. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (least) => {
    const found: string[] = []
    const coloursOf = (canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const seen = new Set<number>()
      for (let index = 0; index < data.length && seen.size < least; index += 4) seen.add(((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0))
      return seen.size
    }
    const canvases = [...document.querySelectorAll('canvas')]
    if (canvases.length === 0) found.push('no canvas')
    for (const canvas of canvases) if (coloursOf(canvas) < least) found.push('an empty canvas')
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (overflow > 0) found.push(`${overflow} px too wide`)
    const { axe: checker } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    // a demo by itself is a figure, not a page with a heading
    const { violations } = await checker.run({ rules: { 'page-has-heading-one': { enabled: false } } })
    return [...found, ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)]
  }, LEAST_COLOURS)
}

/** A chart that was mounted after the last change of colour. */
const FRESH = '[data-chart-source-type]:not([data-earlier])'

for (const { name: chart } of charts) {
  const ids = readdirSync(path.join(demos, chart)).filter((file) => file.endsWith('.tsx')).map((file) => `${chart}-${file.replace('.tsx', '')}`)
  test(`every demo of ${chart} draws in both colours, wide and narrow, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(60_000 + ids.length * 20_000)
    await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'auto')")
    for (const id of ids) {
      const found: string[] = []
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1200, height: 700 })
      await page.goto(`/~demos/${id}`)
      for (const [colorScheme, width] of [['light', 1200], ['dark', 320]] as const) {
        await page.setViewportSize({ width, height: 700 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.waitForSelector(FRESH)
        await page.waitForTimeout(150)
        found.push(...(await faults(page)).map((fault) => `${colorScheme}, ${width} wide: ${fault}`))
        await page.evaluate(() => document.querySelectorAll('[data-chart-source-type]').forEach((element) => element.setAttribute('data-earlier', '')))
      }
      expect(found, id).toEqual([])
    }
  })
}
