import { chromium, type Browser, type Page } from '@playwright/test'
import { COLOR_STORAGE_KEY } from '../../../../core/shared/constants.ts'
import { FONT } from './poster-svg.ts'

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

const SAMPLE = 'Jan 2024 1,234.5% Quick brown fox Wavy'
/** The width of the sample in Arial at 100 px, without kerning. Liberation Sans and Arimo have the same widths. */
const ARIAL_WIDTH = 1884.3

/** Returns a message if the browser has other fonts, because all labels of the posters would look different. */
export async function checkFont(browserPath: string): Promise<string | undefined> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const isArial = async (font: string) => Math.abs((await measureWidth(page, font)) - ARIAL_WIDTH) < 1
    if (await isArial(FONT)) return undefined
    return (await isArial('Arial'))
      ? `Charts are drawn with Arial, but a font that charts prefer to Arial is installed (${FONT}). ` +
          'Remove that font, or pass --any-font to npm run posters.'
      : 'Charts are drawn with Arial or a font of the same widths. ' +
          'Install Liberation Sans (fonts-liberation on Debian), or pass --any-font to npm run posters.'
  } finally {
    await browser.close()
  }
}

function measureWidth(page: Page, font: string): Promise<number> {
  return page.evaluate(
    ([text, family]) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('the browser has no canvas')
      context.font = `100px ${family}`
      context.fontKerning = 'none'
      return context.measureText(text).width
    },
    [SAMPLE, font] as const,
  )
}
