import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import packageJson from '../package.json' with { type: 'json' }
import type { Data } from './data.ts'
import { findPage, InputError } from './names.ts'
import { createCheck } from './tools/check.ts'
import { findDemo } from './tools/find-demo.ts'
import { getChart } from './tools/get-chart.ts'
import { getOption } from './tools/get-option.ts'
import { getPage } from './tools/get-page.ts'
import { recommend } from './tools/recommend.ts'
import { search } from './tools/search.ts'
import { createResult, type Tool } from './tools/tool.ts'

const INSTRUCTIONS = `Documentation of G2Plot React (@opd/g2plot-react), React chart components on the G2Plot engine.
To write a chart: pick it with get_chart (or recommend, if there is data), read a similar example with find_demo, look up single options with get_option, and run check on your code before you show it.`

/** Creates the server. `folder` is where its packages are found. */
export function createServer(data: Data, folder: string): McpServer {
  const { name, version } = packageJson
  const server = new McpServer({ name, title: 'G2Plot React', version }, { instructions: INSTRUCTIONS })
  addTool(server, data, search)
  addTool(server, data, getPage)
  addTool(server, data, getChart)
  addTool(server, data, getOption)
  addTool(server, data, findDemo)
  addTool(server, data, recommend)
  addTool(server, data, createCheck(folder))
  addPages(server, data)
  return server
}

function addTool<Shape extends z.ZodRawShape>(server: McpServer, data: Data, tool: Tool<Shape>): void {
  const { name, title, description, input, run } = tool
  const call = (args: unknown): CallToolResult => {
    try {
      return createResult(run(args as z.infer<z.ZodObject<Shape>>, data))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      return { ...createResult({ text: error.message }), isError: true }
    }
  }
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
  server.registerTool<z.ZodRawShape, z.ZodRawShape>(name, { title, description, inputSchema: input, annotations }, call)
}

/** Pages are also resources, such as `docs:///guide`. */
function addPages(server: McpServer, data: Data): void {
  const template = new ResourceTemplate('docs:///{+route}', {
    list: () => ({
      resources: data.pages.map(({ route, title, description }) => ({
        uri: `docs://${route}`,
        name: title,
        description,
        mimeType: 'text/markdown',
      })),
    }),
  })
  server.registerResource('pages', template, { title: 'Pages', mimeType: 'text/markdown' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'text/markdown', text: findPage(data, uri.pathname).page.markdown }],
  }))
}
