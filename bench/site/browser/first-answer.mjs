// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this scope */
import { setTimeout as wait } from 'node:timers/promises'
import { withPage } from './chromium.mjs'

/** @import { Profile } from './chromium.mjs' */

/** Controls in the header that react to a click: color switches and a search. The first visible one is used. */
const CONTROLS = [
  'button[aria-label="Color mode"]',
  '.VPNavBarAppearance button',
  'button[class*="colorModeToggle"], button[class*="ColorModeToggle"], [class*="colorModeToggle"] button',
  '.rp-switch-appearance',
  'site-search button[data-open-modal]',
  '.dumi-default-color-switch select',
]

const CLICK_EVERY_MS = 50
const LIMIT_MS = 60_000

/**
 * Measures the milliseconds from navigation until a click has an effect. Clicks repeatedly on the first control.
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
      // the control moves when the stylesheet is applied
      const control = await page.evaluate(findVisible, CONTROLS)
      if (control?.isList) await page.evaluate(chooseNext, CONTROLS)
      else if (control) await page.mouse.click(control.x, control.y)
      const answered = await page.evaluate(() => /** @type {any} */ (window).benchAnswered)
      if (answered) return answered
      await wait(CLICK_EVERY_MS)
    }
    throw new Error(`${address} does not react to a click`)
  })
}

/**
 * Runs in the page: the center of the control.
 * @param {string[]} selectors
 */
function findVisible(selectors) {
  const controls = selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((element) => ({
      box: element.getBoundingClientRect(),
      isList: element instanceof HTMLSelectElement,
    })),
  )
  const control = controls.find(({ box: { x, width, height } }) => width > 0 && height > 0 && x >= 0 && x < innerWidth)
  return (
    control && {
      x: control.box.x + control.box.width / 2,
      y: control.box.y + control.box.height / 2,
      isList: control.isList,
    }
  )
}

/**
 * Runs in the page: a native select opens outside the page, so this selects the next option directly.
 * @param {string[]} selectors
 */
function chooseNext(selectors) {
  const list = selectors
    .map((selector) => document.querySelector(selector))
    .find((element) => element instanceof HTMLSelectElement)
  if (!list) return
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: records when something has opened or the color has changed after a click. */
function watchForAnswer() {
  const readState = () => {
    const { classList, dataset } = document.documentElement
    return [
      classList.contains('dark'),
      dataset.theme,
      dataset.prefersColor,
      document.querySelectorAll('[aria-expanded=true], [open]').length,
    ].join()
  }
  /** @type {string | undefined} */
  let before
  for (const event of ['click', 'change']) addEventListener(event, () => (before ??= readState()), true)
  const check = () => {
    if (before === undefined || readState() === before) return
    observer.disconnect()
    requestAnimationFrame(() => Object.assign(window, { benchAnswered: performance.now() }))
  }
  const observer = new MutationObserver(check)
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'data-theme', 'data-prefers-color', 'aria-expanded', 'open'],
  })
}
