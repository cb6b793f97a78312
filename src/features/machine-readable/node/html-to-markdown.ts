import type { Element, ElementContent, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast, type Handle } from 'hast-util-to-mdast'
import { h } from 'hastscript'
import type { Nodes as MarkdownNodes, PhrasingContent, Root as MarkdownRoot, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { hasClass, isElement, visitType } from '../../../core/node/markdown/tree.ts'

/** How to write elements that only this site has, by tag name. */
export type ElementHandlers = Record<string, Handle>

/** Controls, drawings, and lists of links that repeat the headings. */
const DECORATION = new Set(['svg', 'button', 'form', 'input', 'output', 'img', 'nav', 'template', 'script', 'style'])

/** Finished HTML as a Markdown tree. `resolve` makes a link absolute. */
export function htmlToMarkdown(
  html: string,
  handlers: ElementHandlers,
  resolve: (link: string) => string,
): MarkdownRoot {
  const tree = fromHtml(html, { fragment: true })
  simplify(tree)
  const markdown = toMdast(tree, { handlers, newlines: false }) as MarkdownRoot
  visitType(markdown, 'link', (link) => void (link.url = resolve(link.url)))
  return markdown
}

/** A description in HTML, as the content of a paragraph. */
export const htmlToPhrasing = (html: string, resolve: (link: string) => string): PhrasingContent[] =>
  htmlToMarkdown(`<p>${html}</p>`, {}, resolve).children.flatMap((node: RootContent) =>
    node.type === 'paragraph' ? node.children : [],
  )

/** Removes decoration, and replaces what has no form in Markdown by something close to it. */
function simplify(parent: Root | Element): void {
  const kept = parent.children.filter((node) => !isDecoration(node))
  for (const node of kept) {
    // code is read as text
    if (!isElement(node) || node.tagName === 'pre') continue
    simplify(node)
    if (node.tagName === 'summary' || hasClass(node, 'note-title') || hasClass(node, 'kind')) makeStrong(node)
    else if (/^h\d$/.test(node.tagName) && isElement(parent, 'li')) makeStrong(node)
    else if (hasClass(node, 'chart-card')) shortenCard(node)
  }
  parent.children = separate(kept as ElementContent[]).flatMap((node) =>
    isElement(node) && hasClass(node, 'chart-card') ? node.children : [node],
  )
}

const isDecoration = (node: Nodes): boolean =>
  node.type === 'comment' ||
  (isElement(node) &&
    (DECORATION.has(node.tagName) ||
      node.properties.ariaHidden === 'true' ||
      node.properties.hidden === true ||
      hasClass(node, 'anchor') ||
      hasClass(node, 'showcase-bar')))

function makeStrong(element: Element): void {
  element.tagName = 'p'
  element.properties = {}
  element.children = [h('strong', {}, element.children)]
}

/** A card is a link with a name and a purpose. Only the name stays in the link. */
function shortenCard(card: Element): void {
  const [name, ...rest] = card.children.filter((node) => isElement(node, 'span') && node.children.length > 0)
  if (!name) return
  const link = h('a', { href: card.properties.href }, [name])
  card.children = [link, ...rest.flatMap((text): ElementContent[] => [{ type: 'text', value: ': ' }, text])]
}

const INLINE = ['span', 'a', 'b', 'time', 'small']

/** The stylesheet keeps these elements apart. Without it, their texts would be one word. */
function separate(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] =>
    index > 0 && isElement(node, ...INLINE) && isElement(nodes[index - 1], ...INLINE)
      ? [{ type: 'text', value: ' · ' }, node]
      : [node],
  )
}

/** Writes a tree as Markdown. Columns are not aligned, because the spaces would be half of a large table. */
export const writeMarkdown = (tree: MarkdownNodes): string =>
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

/** In a table, a bar ends the cell even inside code, unless it is escaped already. */
const escapeCell = (markdown: string): string =>
  markdown.replaceAll(/\\*\|/g, (bar) => (bar.length % 2 === 0 ? bar : `${bar.slice(0, -1)}\\|`))

export const formatRow = (cells: string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`

export const formatTable = (head: string[], rows: string[]): string =>
  [formatRow(head), formatRow(head.map(() => '---')), ...rows].join('\n')
