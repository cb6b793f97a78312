// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPeerFolder } from './place.mjs'
import { runTimed } from './timed-run.mjs'

/** @import { Peer } from './model.ts' */

/** Written when the installation is complete, so that an aborted one is repeated. */
const STAMP = '.installed'

/**
 * Installs an engine once, from the registry in the user's npm settings.
 * @param {Pick<Peer, 'name' | 'packages'>} peer
 * @returns {Promise<string | undefined>} why it could not be installed, or undefined
 */
export async function install(peer) {
  const folder = getPeerFolder(peer)
  const wanted = JSON.stringify(
    { name: `bench-${peer.name.toLowerCase()}`, private: true, dependencies: peer.packages },
    undefined,
    2,
  )
  const stamp = path.join(folder, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), wanted)
  // our own engine has no packages to install
  if (Object.keys(peer.packages).length > 0) {
    const { failure } = await runTimed(
      ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { folder },
    )
    if (failure !== undefined) return `it could not be installed: ${failure}`
  }
  writeFileSync(stamp, wanted)
  return undefined
}
