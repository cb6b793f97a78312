// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { runnerImport } from 'vite'

/**
 * The other end of `start-thread.ts`. Vite compiles the module, because Node 20 cannot run TypeScript. This file is
 * JavaScript for the same reason.
 * @type {{ file: string, name: string }}
 */
const { file, name } = workerData
const loading = runnerImport(file, { configFile: false, logLevel: 'error' })
// the calls report it
loading.catch(() => {})

parentPort?.on(
  'message',
  async (/** @type {{ input: unknown[], reply: import('node:worker_threads').MessagePort }} */ { input, reply }) => {
    try {
      const { module } = await loading
      reply.postMessage({ result: await module[name](...input) })
    } catch (error) {
      reply.postMessage({ error })
    }
  },
)
