// @ts-check
import { runnerImport } from 'vite'
import { createSiteServer, listen } from '../../../scripts/server.mjs'
import { root } from '../../../scripts/run.mjs'

/**
 * Writes compressed variants of the files.
 * @param {string} folder
 */
export async function compressOutput(folder) {
  const { module } = await runnerImport('/src/core/node/prerender/compress.ts', {
    root,
    configFile: false,
    logLevel: 'error',
  })
  await module.compressFiles(folder)
}

/**
 * Serves a built site like a well-configured host, with compression. All sites use this server.
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function hostOutput(folder) {
  await compressOutput(folder)
  const server = createSiteServer(folder)
  const port = await listen(server, 0, 'localhost')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, stop }
}
