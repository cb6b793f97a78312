// @ts-check
// node tests/serve.mjs <port> [folder] [client timeout in ms]
import path from 'node:path'
import { createSiteServer } from '../scripts/server.mjs'

const [port, folder = path.resolve(import.meta.dirname, '../dist'), clientTimeout] = process.argv.slice(2)
const server = createSiteServer(folder, clientTimeout ? Number(clientTimeout) : undefined)
server.listen(Number(port), 'localhost', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`)
})
