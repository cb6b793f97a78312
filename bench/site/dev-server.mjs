// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getPeerFolder } from './prepare.mjs'
import { endTree } from './process-tree.mjs'
import { getOuterEnvironment } from './timed-run.mjs'

/** @import { Peer } from './model.ts' */

const POLL_EVERY_MS = 20
const LIMIT_MS = 180_000
const MAX_OUTPUT = 2000

/**
 * Starts the development server of an engine.
 * @param {Peer} peer
 * @returns {Promise<{ address: string, waitForResponse: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startDevServer(peer) {
  const port = await findFreePort()
  const [program = '', ...args] = peer.dev(port)
  // some servers read the port only from the environment
  const child = spawn(program, args, {
    cwd: getPeerFolder(peer),
    env: { ...getOuterEnvironment(), ...peer.environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-MAX_OUTPUT)))
  const ended = once(child, 'exit')
  const address = `http://localhost:${port}/guide`
  return {
    address,
    async waitForResponse() {
      const latest = performance.now() + LIMIT_MS
      while (!(await isReachable(address))) {
        if (child.exitCode !== null || performance.now() > latest)
          throw new Error(`the development server did not respond: ${output.trim()}`)
        await wait(POLL_EVERY_MS)
      }
    },
    async stop() {
      if (child.exitCode !== null || child.pid === undefined) return
      endTree(child.pid)
      await ended
    },
  }
}

/** @param {string} address */
async function isReachable(address) {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(LIMIT_MS) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function findFreePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('there is no free port')
  return bound.port
}
