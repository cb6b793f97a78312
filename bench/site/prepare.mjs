// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTimed } from './timed-run.mjs'

/** @import { Peer, Site } from './model.ts' */

/** Written when the installation is complete, so an aborted one is repeated. */
const STAMP = '.installed'

/**
 * The folder where an engine is installed and built: outside the project, kept between runs.
 * @param {Pick<Peer, 'name'>} peer
 */
export const getPeerFolder = ({ name }) => path.join(tmpdir(), 'g2plot-react-bench', name.toLowerCase())

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

/**
 * Installs an engine once, from the registry in the user's npm settings.
 * @param {Pick<Peer, 'name' | 'packages' | 'overrides'>} peer
 * @returns {Promise<string | undefined>} why it could not be installed, or undefined
 */
export async function install(peer) {
  const folder = getPeerFolder(peer)
  const manifest = JSON.stringify(
    { name: `bench-${peer.name.toLowerCase()}`, private: true, dependencies: peer.packages, overrides: peer.overrides },
    undefined,
    2,
  )
  const stamp = path.join(folder, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), manifest)
  // our own engine has no packages to install
  if (Object.keys(peer.packages).length > 0) {
    const { failure } = await runTimed(
      ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { folder },
    )
    if (failure !== undefined) return `it could not be installed: ${failure}`
  }
  writeFileSync(stamp, manifest)
  return undefined
}
