// @ts-check
import { existsSync } from 'node:fs'
import { root, runTool } from './run.mjs'
import { ensureProgram, findProgram, installPackages } from './system-packages.mjs'

const PROGRAMS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds an installed browser (CHROME_PATH first), or installs the Debian package as root, or downloads Playwright's.
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureBrowser() {
  const installed = findBrowser() ?? (await ensureProgram(['chromium'], ['chromium']))
  if (installed) return installed
  console.log('Downloading Chromium ...')
  const code = await runTool('playwright', ['install', 'chromium'])
  const downloaded = code === 0 ? await findPlaywrightBrowser() : undefined
  if (!downloaded)
    console.error(
      'The tests need a browser. Install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.',
    )
  return downloaded
}

/**
 * Finds the browsers for the tests. A headless shell draws no window and takes half the time, but it lacks the
 * back/forward cache, which one test needs.
 * @returns {Promise<Record<'CHROME_PATH' | 'FULL_CHROME_PATH', string> | undefined>} environment variables of the tests
 */
export async function ensureTestBrowsers() {
  const full = await ensureBrowser()
  if (!full) return undefined
  const names = ['chromium-headless-shell', 'chrome-headless-shell']
  const shell = process.env.CHROME_PATH ? full : await ensureProgram(names, ['chromium-headless-shell'])
  // texts of charts have the widths of Arial; with another font, some are cut off
  const problem = await ensureFont(shell ?? full)
  if (problem) console.error(problem)
  return { CHROME_PATH: shell ?? full, FULL_CHROME_PATH: full }
}

/**
 * Installs a font with the widths of Arial if the browser has none.
 * @param {string} browserPath
 * @returns {Promise<string | undefined>} what is wrong with the fonts
 */
export async function ensureFont(browserPath) {
  const { runnerImport } = await import('vite')
  const { NODE_ENV } = process.env
  const file = '/src/features/demos/node/posters/demo-page.ts'
  /** @type {{ module: typeof import('../src/features/demos/node/posters/demo-page.ts') }} */
  const { module } = await runnerImport(file, { root, configFile: false, logLevel: 'error' })
  // Vite sets it for development, and a build after this one would contain React for development
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  const problem = await module.checkFont(browserPath)
  return problem && (await installPackages(['fonts-liberation'])) ? module.checkFont(browserPath) : problem
}

function findBrowser() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    console.error(`CHROME_PATH is ${CHROME_PATH}, which does not exist. Looking for another browser.`)
  }
  return findProgram(PROGRAMS) ?? PATHS.find((file) => existsSync(file))
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}
