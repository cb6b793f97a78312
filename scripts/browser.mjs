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
 * Finds an installed browser (CHROME_PATH first), or installs Debian's package when run as root, or Playwright's own.
 * @returns {Promise<string | undefined>} its path; undefined when no browser can be installed
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

/**
 * The browsers for the tests. A headless shell has no window to draw and takes half the time, but it lacks the
 * back/forward cache, which one test needs.
 * @returns {Promise<Record<'CHROME_PATH' | 'FULL_CHROME_PATH', string> | undefined>} as the tests read them from their
 *   environment; undefined when no browser can be installed
 */
export async function ensureTestBrowsers() {
  const full = await ensureBrowser()
  if (!full) return undefined
  const names = ['chromium-headless-shell', 'chrome-headless-shell']
  const shell = process.env.CHROME_PATH ? full : await ensureProgram(names, ['chromium-headless-shell'])
  return { CHROME_PATH: shell ?? full, FULL_CHROME_PATH: full }
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
