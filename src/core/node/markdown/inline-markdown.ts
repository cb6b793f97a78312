import { toHtml } from 'hast-util-to-html'
import type { Paragraph } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { parse } from './parse.ts'
import { visitType } from './visit.ts'

/** One paragraph of Markdown without the paragraph. */
export interface InlineMarkdown {
  html: string
  /** Without any markup. */
  text: string
  links: string[]
  /** Whether it is one paragraph, and nothing else. */
  sound: boolean
  /** HTML in it, which is not passed on. */
  tags: string[]
}

/** An edit changes one text of a thousand. */
const known = new Map<string, InlineMarkdown>()

export function inlineMarkdown(text: string): InlineMarkdown {
  const earlier = known.get(text)
  if (earlier) return earlier
  const made = simpleMarkdown(text.trim()) ?? fullMarkdown(text.trim())
  known.set(text, made)
  return made
}

/** Words, signs that mean nothing behind a word, and code in single backticks: most descriptions are no more than that. */
const SIMPLE = /^(?=[\p{L}`])(?:[\p{L}\p{N}\p{Zs},.;?'"()%/+=°×–—…≤≥→-]|`[^`\s](?:[^`\n]*[^`\s])?`(?!`))+$/u
/** What looks like an address becomes a link. */
const ADDRESS = /www\.|\/\//

/** The same as `fullMarkdown` in a fraction of the time; undefined for a text that needs all of Markdown. */
export function simpleMarkdown(text: string): InlineMarkdown | undefined {
  if (!SIMPLE.test(text) || ADDRESS.test(text)) return undefined
  const html = escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
  return { html, text: text.replaceAll('`', '').replaceAll(/\s+/g, ' '), links: [], sound: true, tags: [] }
}

const escape = (text: string): string => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')

export function fullMarkdown(text: string): InlineMarkdown {
  const tree = parse(text)
  const [paragraph] = tree.children
  const sound = tree.children.length === 1 && paragraph?.type === 'paragraph'
  const links: string[] = []
  const tags: string[] = []
  visitType(tree, 'link', ({ url }) => void links.push(url))
  visitType(tree, 'html', ({ value }) => void tags.push(value))
  return {
    links,
    sound,
    tags,
    text: toString(tree).replaceAll(/\s+/g, ' '),
    html: sound ? phrasingHtml(paragraph) : '',
  }
}

/** What is wrong with a text that stands in one paragraph. `name` is what the sentence calls it. */
export function inlineMistakes(name: string, markdown: string): string[] {
  if (markdown.trim() === '') return [`${name} is empty; write a sentence`]
  const { sound, tags } = inlineMarkdown(markdown)
  return [
    ...(sound || tags.length > 0 ? [] : [`${name} is not one paragraph; write plain sentences`]),
    ...(tags.length > 0
      ? [`${name} has HTML, which is not passed on (${tags.join(' ').slice(0, 40)}); put it in backticks`]
      : []),
  ]
}

function phrasingHtml(paragraph: Paragraph): string {
  const element = toHast(paragraph)
  return 'children' in element ? toHtml(element.children) : ''
}
