import { memoize } from 'es-toolkit'
import { toHtml } from 'hast-util-to-html'
import type { Paragraph } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { parse, visitType } from './tree.ts'

/** A text in inline Markdown, rendered without a `<p>` around it. */
export interface InlineMarkdown {
  html: string
  /** Without any markup. */
  text: string
  links: string[]
  /** False if the text is a list, a heading or several paragraphs. */
  isParagraph: boolean
  /** HTML in the text, which is dropped. */
  tags: string[]
}

/** An edit changes one text of a thousand, so the others are kept. */
export const renderInlineMarkdown = memoize(
  (text: string): InlineMarkdown => renderSimple(text.trim()) ?? renderFull(text.trim()),
)

/** Words, punctuation without a meaning in Markdown, and code in single backticks, as in most descriptions. */
const SIMPLE = /^(?=[\p{L}`])(?:[\p{L}\p{N}\p{Zs},.;?'"()%/+=°×–—…≤≥→-]|`[^`\s](?:[^`\n]*[^`\s])?`(?!`))+$/u
/** Markdown turns addresses into links. */
const ADDRESS = /www\.|\/\//

/** Renders the same as `renderFull` in a fraction of the time. Undefined for a text that needs all of Markdown. */
export function renderSimple(text: string): InlineMarkdown | undefined {
  if (!SIMPLE.test(text) || ADDRESS.test(text)) return undefined
  const html = escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
  return { html, text: text.replaceAll('`', '').replaceAll(/\s+/g, ' '), links: [], isParagraph: true, tags: [] }
}

const escape = (text: string): string => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')

export function renderFull(text: string): InlineMarkdown {
  const tree = parse(text)
  const [paragraph] = tree.children
  const isParagraph = tree.children.length === 1 && paragraph?.type === 'paragraph'
  const links: string[] = []
  const tags: string[] = []
  visitType(tree, 'link', ({ url }) => void links.push(url))
  visitType(tree, 'html', ({ value }) => void tags.push(value))
  return {
    links,
    isParagraph,
    tags,
    text: toString(tree).replaceAll(/\s+/g, ' '),
    html: isParagraph ? renderPhrasing(paragraph) : '',
  }
}

/** The messages for a text that must be one paragraph. `name` is its name in the messages. */
export function checkInlineMarkdown(name: string, markdown: string): string[] {
  if (markdown.trim() === '') return [`${name} is empty; write a sentence`]
  const { isParagraph, tags } = renderInlineMarkdown(markdown)
  return [
    ...(isParagraph || tags.length > 0 ? [] : [`${name} is not one paragraph; write plain sentences`]),
    ...(tags.length > 0
      ? [`${name} has HTML, which is not supported (${tags.join(' ').slice(0, 40)}); put it in backticks`]
      : []),
  ]
}

function renderPhrasing(paragraph: Paragraph): string {
  const element = toHast(paragraph)
  return 'children' in element ? toHtml(element.children) : ''
}
