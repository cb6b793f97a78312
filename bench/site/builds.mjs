// @ts-check
// node bench/site/builds.mjs [--runs 7] [--only vitepress,ours] [--times 10]: measures how long each engine takes
// to build the same pages.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { inspectOutput } from './output.mjs'
import { getPeerFolder } from './prepare.mjs'
import { runTimed } from './timed-run.mjs'

/** @import { Peer, Site } from './model.ts' */

/**
 * All builds of an engine in milliseconds and bytes, one per round. `cpu` and `memory` are of the cold builds.
 * @typedef {object} Builds
 * @property {string} peer
 * @property {number[]} cold
 * @property {number[]} warm
 * @property {number[]} cpu
 * @property {number[]} warmCpu
 * @property {number[]} memory
 * @property {number} size of the output
 * @property {number} documents HTML files
 * @property {number} incomplete rounds that are not counted because pages were missing in the output
 * @property {string} [failure] why it was skipped from some round on
 */

/**
 * Builds the site with every engine in turn, so other load affects all of them.
 * @param {Peer[]} peers that have the site written to their folder
 * @param {Site} site
 * @param {number} runs
 * @returns {Promise<Builds[]>}
 */
export async function measureBuilds(peers, site, runs) {
  /** @type {Map<Peer, Builds>} */
  const measured = new Map(
    peers.map((peer) => [
      peer,
      { peer: peer.name, cold: [], warm: [], cpu: [], warmCpu: [], memory: [], size: 0, documents: 0, incomplete: 0 },
    ]),
  )
  for (let round = 0; round < runs; round++) {
    for (const [peer, builds] of measured) {
      if (builds.failure === undefined) await measureRound(peer, site, builds)
    }
  }
  return [...measured.values()]
}

/**
 * @param {Peer} peer
 * @param {Site} site
 * @param {Builds} builds
 */
async function measureRound(peer, site, builds) {
  for (const name of [peer.output, ...peer.caches])
    rmSync(path.join(getPeerFolder(peer), name), { recursive: true, force: true })
  const cold = await buildOnce(peer, site)
  const warm = cold.failure === undefined ? await buildOnce(peer, site) : cold
  const failure = cold.failure ?? warm.failure
  if (failure !== undefined) {
    builds.failure = failure
    return
  }
  if (cold.missingPages.length + warm.missingPages.length > 0) {
    builds.incomplete++
    return
  }
  builds.cold.push(cold.time)
  builds.warm.push(warm.time)
  if (cold.cpu !== undefined && warm.cpu !== undefined) {
    builds.cpu.push(cold.cpu)
    builds.warmCpu.push(warm.cpu)
  }
  if (cold.memory !== undefined) builds.memory.push(cold.memory)
  builds.size = warm.size
  builds.documents = warm.documents
}

/**
 * Rebuilds a site, because some development servers write into the same folder.
 * @param {Peer} peer
 * @returns {Promise<{ folder: string, failure?: string }>} the output folder, or why the build failed
 */
export async function rebuildSite(peer) {
  const folder = path.join(getPeerFolder(peer), peer.output)
  rmSync(folder, { recursive: true, force: true })
  const { failure } = await runTimed(peer.build, { folder: getPeerFolder(peer), environment: peer.environment })
  return failure === undefined ? { folder } : { folder, failure }
}

/**
 * @param {Peer} peer
 * @param {Site} site
 */
async function buildOnce(peer, { pages }) {
  const folder = getPeerFolder(peer)
  const cost = await runTimed(peer.build, { folder, environment: peer.environment })
  return {
    ...cost,
    ...inspectOutput(
      path.join(folder, peer.output),
      pages.map((page) => page.path),
    ),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { readOptions } = await import('./options.mjs')
  const { growSite, readSite } = await import('./pages.mjs')
  const { prepare } = await import('./prepare.mjs')
  const { formatMegabytes, formatSeconds, formatTable } = await import('../figures.mjs')
  const { runs, times, peers } = readOptions(7)
  const site = growSite(await readSite(), times)
  const { ready, missing } = await prepare(peers, site)
  const measured = await measureBuilds(ready, site, runs)
  console.log(
    formatTable(
      ['', 'cold build', 'warm build', 'CPU time, cold', 'warm', 'memory', 'output', 'HTML files'],
      measured.map(({ peer, cold, warm, cpu, warmCpu, memory, size, documents }) => [
        peer,
        formatSeconds(cold),
        formatSeconds(warm),
        formatSeconds(cpu),
        formatSeconds(warmCpu),
        formatMegabytes(memory),
        formatMegabytes([size]),
        String(documents),
      ]),
    ),
  )
  for (const { peer, reason } of missing) console.log(`${peer}: ${reason}`)
  for (const { peer, incomplete } of measured)
    if (incomplete > 0) console.log(`${peer}: pages were missing in ${incomplete} rounds, which are not counted`)
  for (const { peer, failure } of measured) if (failure !== undefined) console.log(`${peer}: ${failure}`)
}
