import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { readDemos } from '../read-demos.ts'
import { openDemoPage, waitForChart } from './demo-page.ts'

const WIDTH = 620
const COLORS = ['light', 'dark'] as const

/** Photographs every demo in both colors: a sheet for each chart, to be looked at one by one. */
export async function makeContactSheets(
  root: string,
  origin: string,
  browserPath: string,
  folder: string,
  charts: string[],
  tell: (line: string) => void,
): Promise<void> {
  const demos = [...readDemos(root).demos.values()].map((demo) => ({ ...demo, chart: demo.file.split('/')[1] ?? '' }))
  const wanted = charts.length > 0 ? charts : [...new Set(demos.map(({ chart }) => chart))]
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  await mkdir(folder, { recursive: true })
  try {
    const stages = await Promise.all(COLORS.map((color) => openDemoPage(browser, color)))
    for (const chart of wanted) {
      const rows: string[] = []
      for (const { id, title } of demos.filter((demo) => demo.chart === chart)) {
        const pictures = await Promise.all(stages.map((stage) => photograph(stage, `${origin}/~demos/${id}`)))
        rows.push(
          `<h2>${id}: ${title}</h2><p>${pictures.map((picture) => `<img src="data:image/png;base64,${picture}" width="${WIDTH}">`).join('')}</p>`,
        )
      }
      const sheet = path.join(folder, `${chart}.png`)
      await writeFile(sheet, await printSheet(browser, rows))
      tell(sheet)
    }
  } finally {
    await browser.close()
  }
}

async function photograph(page: Page, address: string): Promise<string> {
  await page.setViewportSize({ width: WIDTH, height: 300 })
  await page.goto(address)
  await waitForChart(page)
  await page.waitForTimeout(400)
  return (await page.screenshot({ fullPage: true })).toString('base64')
}

async function printSheet(browser: Browser, rows: string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2 * WIDTH + 60, height: 400 } })
  await page.setContent(`<body style="margin:16px;background:#888;font:14px sans-serif">${rows.join('')}</body>`)
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}
