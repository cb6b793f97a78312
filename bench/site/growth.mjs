// @ts-check
import path from 'node:path'
import { measureFirstLoad } from './browser/first-load.mjs'
import { hostOutput } from './browser/host.mjs'
import { FAST, launchChromium } from './browser/chromium.mjs'
import { measureBuilds } from './builds.mjs'
import { growSite } from './pages.mjs'
import { getPeerFolder } from './prepare.mjs'

/** @import { Peer, Site } from './model.ts' */

/** Multiples of the pages. The largest is only for our own engine, because some peers need most of an hour for it. */
const TIMES = [1, 10, 100]
const LARGEST_FOR_PEERS = 10

/**
 * The build cost of a larger site, and whether its first load grows too. `time` and `memory` are of a cold build.
 * @typedef {object} Growth
 * @property {string} peer
 * @property {number} times
 * @property {number} pages
 * @property {number} time
 * @property {number} memory
 * @property {number} script
 * @property {number} bytes
 */

/**
 * @param {Peer[]} peers
 * @param {Site} site
 * @param {(line: string) => void} log
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth(peers, site, log) {
  /** @type {Growth[]} */
  const found = []
  for (const times of TIMES) {
    const grown = growSite(site, times)
    for (const peer of peers.filter(({ name }) => name === 'ours' || times <= LARGEST_FOR_PEERS)) {
      log(`${peer.name}, ${grown.pages.length} pages`)
      await peer.write(getPeerFolder(peer), grown)
      const [builds] = await measureBuilds([peer], grown, 1)
      if (!builds || builds.failure !== undefined || builds.cold.length === 0) {
        log(`${peer.name}: ${builds?.failure ?? 'pages are missing'}`)
        continue
      }
      found.push({
        peer: peer.name,
        times,
        pages: grown.pages.length,
        time: builds.cold[0] ?? 0,
        memory: builds.memory[0] ?? 0,
        ...(await measureGuide(path.join(getPeerFolder(peer), peer.output))),
      })
    }
  }
  return found
}

/** @param {string} folder */
async function measureGuide(folder) {
  const host = await hostOutput(folder)
  const browser = await launchChromium()
  try {
    const { script, bytes } = await measureFirstLoad(browser, `${host.origin}/guide`, FAST)
    return { script, bytes }
  } finally {
    await browser.close()
    host.stop()
  }
}
