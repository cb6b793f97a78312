// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import { setTimeout as wait } from 'node:timers/promises'
import { withPage } from './profiles.mjs'

/** @import { Profile } from './profiles.mjs' */

/** Something in the header that answers to a click: the colour switch, or the search where there is none. First that is visible. */
const CONTROLS = [
  'button[aria-label="Colour mode"]',
  '.VPNavBarAppearance button',
  'button[class*="colorModeToggle"], button[class*="ColorModeToggle"], [class*="colorModeToggle"] button',
  '.rp-switch-appearance',
  'site-search button[data-open-modal]',
  '.dumi-default-color-switch',
]

const CLICK_EVERY_MS = 50
const LIMIT_MS = 60_000

/**
 * Milliseconds from the navigation until a click shows an effect, by one who clicks as soon as there is something to click on, again and again.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Profile} profile
 * @returns {Promise<number>}
 */
export function measureFirstAnswer(browser, address, profile) {
  return withPage(browser, profile, async (page) => {
    await page.addInitScript(watchForAnswer)
    await page.goto(address, { waitUntil: 'commit' })
    const end = Date.now() + LIMIT_MS
    while (Date.now() < end) {
      // it moves when the stylesheet comes
      const control = await page.evaluate(firstVisible, CONTROLS)
      if (control) await page.mouse.click(control.x, control.y)
      const answered = await page.evaluate(() => /** @type {any} */ (window).benchAnswered)
      if (answered) return answered
      await wait(CLICK_EVERY_MS)
    }
    throw new Error(`${address} does not answer to a click`)
  })
}

/**
 * Runs in the page: the middle of what is there to click on.
 * @param {string[]} selectors
 */
function firstVisible(selectors) {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()))
  const box = boxes.find(({ x, width, height }) => width > 0 && height > 0 && x >= 0 && x < innerWidth)
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page: notes when something has opened, or the colour has changed, after a click. */
function watchForAnswer() {
  const state = () => {
    const { classList, dataset } = document.documentElement
    return [classList.contains('dark'), dataset.theme, dataset.prefersColor, document.querySelectorAll('[aria-expanded=true], [open]').length].join()
  }
  /** @type {string | undefined} */
  let before
  addEventListener('click', () => (before ??= state()), true)
  const look = () => {
    if (before === undefined || state() === before) return
    observer.disconnect()
    requestAnimationFrame(() => Object.assign(window, { benchAnswered: performance.now() }))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['class', 'data-theme', 'data-prefers-color', 'aria-expanded', 'open'] })
}
