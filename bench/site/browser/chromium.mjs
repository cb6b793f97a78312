// @ts-check
import { chromium } from '@playwright/test'

/** @import { Browser, CDPSession, Page } from '@playwright/test' */
/** @typedef {{ latency: number, downloadThroughput: number, uploadThroughput: number }} Network */

/**
 * The speed of a computer and its connection. `cpu` is the slowdown.
 * @typedef {{ name: 'fast' | 'slow', cpu: number, network?: Network }} Profile
 */

/** Starts Chromium without background activity. */
export const launchChromium = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })

/** @param {number} megabits */
const bytesPerSecond = (megabits) => (megabits * 1_000_000) / 8

/** @type {Profile} */
export const FAST = { name: 'fast', cpu: 1 }
/** @type {Profile} */
export const SLOW = {
  name: 'slow',
  cpu: 4,
  network: { latency: 150, downloadThroughput: bytesPerSecond(1.6), uploadThroughput: bytesPerSecond(0.75) },
}
export const PROFILES = [FAST, SLOW]

/**
 * Opens an empty page with a profile and an empty cache.
 * @template Result
 * @param {Browser} browser
 * @param {Profile} profile
 * @param {(page: Page, session: CDPSession) => Promise<Result>} use
 * @param {import('@playwright/test').BrowserContextOptions} [device]
 */
export async function withPage(browser, { cpu, network }, use, device = { viewport: { width: 1440, height: 900 } }) {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await use(page, session)
  } finally {
    await context.close()
  }
}
