// @ts-check
// npm run mcp:build: builds the MCP server in mcp/ with its data, if they are missing or out of date.
import { copyFileSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, findNewestTime } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'

const folder = path.join(root, 'mcp')
const server = path.join(folder, 'dist', 'server.js')
const SOURCES = ['dist/version.json', 'src', 'mcp/src', 'mcp/build', 'mcp/package.json', 'package-lock.json']

await ensureInstalled()
await ensureBuilt()
if (isStale()) await buildServer()

function isStale() {
  if (!existsSync(server)) return true
  const time = statSync(server).mtimeMs
  return SOURCES.some((name) => findNewestTime(path.join(root, name)) > time)
}

async function buildServer() {
  console.log('Building the MCP server ...')
  // imported here, because it needs the installed packages
  const { build, runnerImport } = await import('vite')
  const { module } = await runnerImport('/mcp/build/write-data.ts', { root, configFile: false, logLevel: 'error' })
  await module.writeData(root, path.join(folder, 'data'))
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  // the server is written last, so that an interrupted build is stale
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'src/server.ts', outDir: 'dist', target: 'node20', minify: false },
    // the package installs only what its package.json names
    ssr: { noExternal: ['es-toolkit'] },
  })
}
