#!/usr/bin/env node
// The MCP server, over standard input and output. Only protocol messages may be written to standard output.
import path from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer } from './create-server.ts'
import { openData } from './data.ts'

const folder = path.resolve(import.meta.dirname, '..')

await createServer(openData(path.join(folder, 'data')), folder).connect(new StdioServerTransport())
