// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getOuterEnvironment } from './environment.mjs'
import { getPeerFolder } from './place.mjs'
import { endTree } from './process-tree.mjs'

/** @import { Peer } from './model.ts' */

const ASK_EVERY = 20
const LONGEST = 180_000
const SHOWN_OF_OUTPUT = 2000

/**
 * Starts the development server of an engine.
 * @param {Peer} peer
 * @returns {Promise<{ address: string, answered: () => Promise<void>, end: () => Promise<void> }>} `answered` waits until the address responds
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
    stream.on('data', (chunk) => (output = (output + chunk).slice(-SHOWN_OF_OUTPUT)))
  const ended = once(child, 'exit')
  const address = `http://localhost:${port}/guide`
  return {
    address,
    async answered() {
      const latest = performance.now() + LONGEST
      while (!(await isReachable(address))) {
        if (child.exitCode !== null || performance.now() > latest)
          throw new Error(`the development server did not respond: ${output.trim()}`)
        await wait(ASK_EVERY)
      }
    },
    async end() {
      if (child.exitCode !== null || child.pid === undefined) return
      endTree(child.pid)
      await ended
    },
  }
}

/** @param {string} address */
async function isReachable(address) {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(LONGEST) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Finds a free port. */
async function findFreePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('there is no free port')
  return bound.port
}
