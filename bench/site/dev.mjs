// @ts-check
// node bench/site/dev.mjs [--runs 7] [--only vitepress,ours]: measures how long each development server takes
// to show a page and an edit.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startDevServer } from './dev-server.mjs'
import { getPeerFolder } from './prepare.mjs'

/** @import { Browser, Page as Tab } from '@playwright/test' */
/** @import { Peer, Site } from './model.ts' */

const LIMIT_MS = 180_000
/** A rendered page is visible before its scripts listen for edits, so wait as long as an author would. */
const SETTLE_MS = 2000

/**
 * The times of a development server in milliseconds, one per round.
 * @typedef {object} Development
 * @property {string} peer
 * @property {number[]} cold from the start without caches until the page is visible
 * @property {number[]} warm from a later start
 * @property {number[]} edit from writing a Markdown file until the open page shows the new text
 * @property {string} [failure] why it was skipped from some round on
 */

/**
 * @param {Browser} browser
 * @param {Peer[]} peers that have the site written to their folder
 * @param {Site} site
 * @param {number} runs
 * @returns {Promise<Development[]>}
 */
export async function measureDevelopment(browser, peers, site, runs) {
  /** @type {Map<Peer, Development>} */
  const measured = new Map(peers.map((peer) => [peer, { peer: peer.name, cold: [], warm: [], edit: [] }]))
  const { title = '' } = site.pages.find((page) => page.path === '/guide') ?? {}
  for (let round = 0; round < runs; round++) {
    for (const [peer, figures] of measured) {
      if (figures.failure !== undefined) continue
      try {
        for (const name of peer.caches) rmSync(path.join(getPeerFolder(peer), name), { recursive: true, force: true })
        figures.cold.push(await onPage(browser, peer, title, async (_, time) => time))
        const later = await onPage(browser, peer, title, async (tab, time) => ({
          warm: time,
          edit: await measureEdit(tab, peer, round),
        }))
        figures.warm.push(later.warm)
        figures.edit.push(later.edit)
      } catch (error) {
        figures.failure = error instanceof Error ? error.message : String(error)
      }
    }
  }
  return [...measured.values()]
}

/**
 * Starts a server, opens the page, and closes both.
 * @template T
 * @param {Browser} browser
 * @param {Peer} peer
 * @param {string} title
 * @param {(tab: Tab, time: number) => Promise<T>} use receives the milliseconds until the page was visible
 */
async function onPage(browser, peer, title, use) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const start = performance.now()
  const server = await startDevServer(peer)
  try {
    await server.waitForResponse()
    await tab.goto(server.address, { waitUntil: 'commit', timeout: LIMIT_MS })
    await tab.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('h1')].some(
          (heading) => heading.textContent?.includes(wanted) && heading.checkVisibility(),
        ),
      title,
      { polling: 'raf', timeout: LIMIT_MS },
    )
    return await use(tab, performance.now() - start)
  } finally {
    await context.close()
    await server.stop()
  }
}

/**
 * Changes the first sentence of the guide, and restores it afterwards.
 * @param {Tab} tab
 * @param {Peer} peer
 * @param {number} round
 */
async function measureEdit(tab, peer, round) {
  const file = path.join(getPeerFolder(peer), peer.guide)
  const before = readFileSync(file, 'utf8')
  const [, sentence = ''] = /^---\n[\s\S]*?\n---\n+(?:# .*\n+)?([^.]+)\./.exec(before) ?? []
  const edited = `${sentence}, seen in round ${round + 1}`
  await tab.waitForLoadState('networkidle', { timeout: LIMIT_MS })
  await tab.waitForTimeout(SETTLE_MS)
  try {
    const start = performance.now()
    writeFileSync(file, before.replace(sentence, edited))
    await tab.waitForFunction((wanted) => document.body?.textContent?.includes(wanted), edited, {
      polling: 'raf',
      timeout: LIMIT_MS,
    })
    return performance.now() - start
  } finally {
    writeFileSync(file, before)
  }
}

if (process.argv[1] === import.meta.filename) {
  const { ensureBrowser } = await import('../../scripts/browser.mjs')
  const { launchChromium } = await import('./browser/chromium.mjs')
  const { readOptions } = await import('./options.mjs')
  const { growSite, readSite } = await import('./pages.mjs')
  const { prepare } = await import('./prepare.mjs')
  const { formatSeconds, formatTable } = await import('../figures.mjs')
  const { runs, times, peers } = readOptions(7)
  const site = growSite(await readSite(), times)
  const { ready, missing } = await prepare(peers, site)
  process.env.CHROME_PATH ??= await ensureBrowser()
  const browser = await launchChromium()
  const measured = await measureDevelopment(browser, ready, site, runs).finally(() => browser.close())
  console.log(
    formatTable(
      ['', 'start without caches', 'later start', 'edit'],
      measured.map(({ peer, cold, warm, edit }) => [
        peer,
        formatSeconds(cold),
        formatSeconds(warm),
        formatSeconds(edit),
      ]),
    ),
  )
  for (const { peer, reason } of missing) console.log(`${peer}: ${reason}`)
  for (const { peer, failure } of measured) if (failure !== undefined) console.log(`${peer}: ${failure}`)
}
