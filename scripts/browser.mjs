// @ts-check
import { existsSync } from 'node:fs'
import { runTool } from './run.mjs'
import { ensureProgram, findProgram } from './system-packages.mjs'

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the tests: an installed one (CHROME_PATH first), else Debian's package when root,
 * else Playwright's own download.
 * @returns {Promise<string | undefined>} its path; undefined when none can be had
 */
export async function ensureBrowser() {
  const installed = findBrowser() ?? (await ensureProgram(['chromium'], ['chromium']))
  if (installed) return installed
  console.log('Downloading Chromium ...')
  const own = (await runTool('playwright', ['install', 'chromium'])) === 0 ? await playwrightBrowser() : undefined
  if (!own)
    console.error(
      'The tests need a browser. Install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
    )
  return own
}

function findBrowser() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    console.error(`CHROME_PATH names ${CHROME_PATH}, which does not exist; looking for another browser.`)
  }
  return findProgram(NAMES) ?? PLACES.find((place) => existsSync(place))
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}
