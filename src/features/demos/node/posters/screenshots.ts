import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { escapeXml } from '../../../../core/shared/escape.ts'
import { getChart, readDemos } from '../read-demos.ts'
import { openDemoPage, waitForChart } from './demo-page.ts'

const WIDTH = 620
const COLOR_MODES = ['light', 'dark'] as const

interface ScreenshotOptions {
  root: string
  /** Origin of the built site. */
  origin: string
  browserPath: string
  /** Where the images are written. */
  folder: string
  /** All charts if empty. */
  charts: string[]
  log: (line: string) => void
}

/** Takes screenshots of all demos in light and dark mode, one image per chart, to review a change of the theme. */
export async function takeScreenshots(options: ScreenshotOptions): Promise<void> {
  const { root, origin, browserPath, folder, charts, log } = options
  const demos = [...readDemos(root).demos.values()].map((demo) => ({ ...demo, chart: getChart(demo) }))
  const selected = charts.length > 0 ? charts : [...new Set(demos.map(({ chart }) => chart))]
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  await mkdir(folder, { recursive: true })
  try {
    const pages = await Promise.all(COLOR_MODES.map((mode) => openDemoPage(browser, mode)))
    for (const chart of selected) {
      const rows: string[] = []
      for (const { id, title } of demos.filter((demo) => demo.chart === chart)) {
        const images = await Promise.all(pages.map((page) => takeScreenshot(page, `${origin}/~demos/${id}?embed`)))
        const tags = images.map((image) => `<img src="data:image/png;base64,${image}" width="${WIDTH}">`)
        rows.push(`<h2>${id}: ${escapeXml(title)}</h2><p>${tags.join('')}</p>`)
      }
      const file = path.join(folder, `${chart}.png`)
      await writeFile(file, await combineRows(browser, rows))
      log(file)
    }
  } finally {
    await browser.close()
  }
}

async function takeScreenshot(page: Page, address: string): Promise<string> {
  await page.setViewportSize({ width: WIDTH, height: 300 })
  await page.goto(address)
  await waitForChart(page)
  await page.waitForTimeout(400)
  return (await page.screenshot({ fullPage: true })).toString('base64')
}

async function combineRows(browser: Browser, rows: string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2 * WIDTH + 60, height: 400 } })
  await page.setContent(`<body style="margin:16px;background:#888;font:14px sans-serif">${rows.join('')}</body>`)
  const image = await page.screenshot({ fullPage: true })
  await page.close()
  return image
}
