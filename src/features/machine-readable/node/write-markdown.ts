import type { Nodes, PhrasingContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Writes a tree as Markdown. Columns are not aligned, because the spaces would be half of a large table. */
export const writeMarkdown = (tree: Nodes): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false, tableCellPadding: true })],
  })

/** Writes the content of a paragraph on one line. */
export const writePhrasing = (children: PhrasingContent[]): string =>
  writeMarkdown({ type: 'paragraph', children })
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()

/** Code in a line. A longer fence than the backticks inside it, as CommonMark asks for. */
export function formatCode(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim()
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return fence + space + line + space + fence
}

/** In a table, a bar ends the cell even inside code. */
export const escapeCell = (markdown: string): string => markdown.replaceAll(/\\*\|/g, escapeBar)

/** A bar that is escaped already stays as it is. */
const escapeBar = (bar: string): string => (bar.length % 2 === 0 ? bar : `${bar.slice(0, -1)}\\|`)

export const formatRow = (cells: string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`

export const formatTable = (head: string[], rows: string[]): string =>
  [formatRow(head), formatRow(head.map(() => '---')), ...rows].join('\n')
