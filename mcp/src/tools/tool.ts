import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import type { Data } from '../data.ts'

/** A tool of the server. `run` throws an `InputError` for input that is valid but names nothing. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string
  title: string
  description: string
  input: Shape
  run: (input: z.infer<z.ZodObject<Shape>>, data: Data) => ToolResult
}

export interface ToolResult {
  /** Markdown. */
  text: string
  structured?: Record<string, unknown>
}

export const defineTool = <Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool<Shape> => tool

export const createResult = ({ text, structured }: ToolResult): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(structured ? { structuredContent: structured } : {}),
})

/** One line: line breaks end a list item. */
export const formatLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const formatCode = (name: string, source: string): string =>
  `\`\`\`${name.slice(name.lastIndexOf('.') + 1)} title="${name}"\n${source.trimEnd()}\n\`\`\``
