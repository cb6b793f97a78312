// @ts-check
// npm run mcp: builds what is missing or out of date, then starts the MCP server on standard input and output.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './run.mjs'

// standard output is for protocol messages only, so the output of the build goes to standard error
const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', 'mcp-build.mjs')], {
  cwd: root,
  stdio: ['ignore', 2, 2],
})
if (status !== 0) process.exit(status ?? 1)
await import('../mcp/dist/server.js')
