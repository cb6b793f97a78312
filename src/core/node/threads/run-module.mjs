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

parentPort?.on('message', async (/** @type {{ id: number, input: unknown[] }} */ { id, input }) => {
  try {
    const { module } = await loading
    parentPort?.postMessage({ id, result: await module[name](...input) })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
