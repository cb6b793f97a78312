// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from './place.mjs'
import { timedRun } from './timed-run.mjs'

/** @import { Peer } from './model.ts' */

/** Written when the installation is complete: an aborted one is done again. */
const STAMP = '.installed'

/**
 * Installs an engine once, with the registry of the user's settings.
 * @param {Pick<Peer, 'name' | 'packages'>} peer
 * @returns {Promise<string | undefined>} why it cannot be had; undefined when it is there
 */
export async function install(peer) {
  const folder = folderOf(peer)
  const wanted = JSON.stringify(
    { name: `bench-${peer.name.toLowerCase()}`, private: true, dependencies: peer.packages },
    undefined,
    2,
  )
  const stamp = path.join(folder, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), wanted)
  // an engine that needs nothing brings its own packages
  if (Object.keys(peer.packages).length > 0) {
    const { failure } = await timedRun(
      ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { folder },
    )
    if (failure !== undefined) return `it could not be installed: ${failure}`
  }
  writeFileSync(stamp, wanted)
  return undefined
}
