import type { Browser, Page } from '@playwright/test'
import { COLOR_STORAGE_KEY } from '../../../../core/shared/constants.ts'

/** A mounted chart; those that a change of color replaces are marked. */
const CHART = '[data-chart-source-type]:not([data-earlier])'

/** A page for demos that stand by themselves and at rest. With `auto` its color follows the emulated system. */
export async function openDemoPage(browser: Browser, color: 'light' | 'dark' | 'auto'): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(`localStorage.setItem('${COLOR_STORAGE_KEY}', '${color}')`)
  return page
}

/** Waits until a chart is mounted that was not there when the charts were marked. */
export async function waitForChart(page: Page): Promise<void> {
  await page.waitForSelector(CHART, { timeout: 60_000 })
}

/** A change of color mounts every chart anew: marked before it, the old ones are not taken for new. */
export async function markCharts(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('[data-chart-source-type]').forEach((chart) => chart.setAttribute('data-earlier', '')),
  )
}
