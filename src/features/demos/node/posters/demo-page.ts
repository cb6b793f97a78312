import type { Browser, Page } from '@playwright/test'
import { COLOR_STORAGE_KEY } from '../../../../core/shared/constants.ts'

/** A chart that was mounted after `markCharts`. */
const CHART = '[data-chart-source-type]:not([data-earlier])'

/** Opens a page for standalone demos, without animation. With `auto`, its color mode follows the emulated system. */
export async function openDemoPage(browser: Browser, color: 'light' | 'dark' | 'auto'): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(`localStorage.setItem('${COLOR_STORAGE_KEY}', '${color}')`)
  return page
}

/** Waits for a chart that was mounted after `markCharts`. */
export async function waitForChart(page: Page): Promise<void> {
  await page.waitForSelector(CHART, { timeout: 60_000 })
}

/** Marks the charts of a page, so that `waitForChart` waits for those that a change of the color mode mounts. */
export async function markCharts(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('[data-chart-source-type]').forEach((chart) => chart.setAttribute('data-earlier', '')),
  )
}
