// @ts-check
import { install } from './install.mjs'
import { folderOf } from './place.mjs'

/** @import { Peer, Site } from './model.ts' */

/**
 * Installs the engines and gives each the site. One that cannot be had is named with the reason and left out.
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
      await peer.write(folderOf(peer), site)
      ready.push(peer)
    } else missing.push({ peer: peer.name, reason })
  }
  return { ready, missing }
}
