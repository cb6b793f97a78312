// @ts-check
// node tests/serve-dev.mjs <project> <cache folder> <port>
import path from 'node:path'
import { createServer } from 'vite'

const [root = '', cacheDir, port] = process.argv.slice(2)
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  cacheDir,
  logLevel: 'silent',
  server: { port: Number(port) },
})
await server.listen()
process.stdout.write(server.resolvedUrls?.local[0] ?? '')
