// @ts-check
import { install } from './install.mjs'
import { getPeerFolder } from './place.mjs'

/** @import { Peer, Site } from './model.ts' */

/**
 * Installs the engines and writes the site for each. An engine that cannot be installed is skipped, with the reason.
 * @param {Peer[]} peers
 * @param {Site} site
 * @returns {Promise<{ ready: Peer[], missing: { peer: string, reason: string }[] }>}
 */
export async function prepare(peers, site) {
  const ready = []
  const missing = []
  for (const peer of peers) {
    console.log(`Preparing ${peer.name} ...`)
    const reason = await install(peer)
    if (reason === undefined) {
      await peer.write(getPeerFolder(peer), site)
      ready.push(peer)
    } else missing.push({ peer: peer.name, reason })
  }
  return { ready, missing }
}
