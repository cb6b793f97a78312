// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run, runTool } from './run.mjs'

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
  const installed = findBrowser()
  if (installed) return installed
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium from the packages of this system ...')
    await run('apt-get', ['update', '-q'])
    await run('apt-get', ['install', '-y', '-q', 'chromium'])
    const fromPackage = findBrowser()
    if (fromPackage) return fromPackage
  }
  console.log('Downloading Chromium ...')
  const own = (await runTool('playwright', ['install', 'chromium'])) === 0 ? await playwrightBrowser() : undefined
  if (!own) console.error('The tests need a browser. Install Chrome or Chromium, or set CHROME_PATH to one, and run npm test again.')
  return own
}

function findBrowser() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    console.error(`CHROME_PATH names ${CHROME_PATH}, which does not exist; looking for another browser.`)
  }
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place))
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function onPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(/\r?\n/)[0]
  } catch {
    const folders = (process.env.PATH ?? '').split(path.delimiter)
    return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  }
}
