import { toHtml } from 'hast-util-to-html'
import type { Paragraph } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse } from '../markdown/parse.ts'

/** One paragraph of Markdown without the paragraph. */
export interface InlineMarkdown {
  html: string
  /** Without any markup. */
  text: string
  links: string[]
  /** Whether it is one paragraph, and nothing else. */
  sound: boolean
}

/** An edit changes one text of a thousand. */
const known = new Map<string, InlineMarkdown>()

export function inlineMarkdown(text: string): InlineMarkdown {
  const earlier = known.get(text)
  if (earlier) return earlier
  const tree = parse(text.trim())
  const [paragraph] = tree.children
  const sound = tree.children.length === 1 && paragraph?.type === 'paragraph'
  const links: string[] = []
  visit(tree, 'link', ({ url }) => void links.push(url))
  const made = { links, sound, text: toString(tree).replaceAll(/\s+/g, ' '), html: sound ? phrasingHtml(paragraph) : '' }
  known.set(text, made)
  return made
}

function phrasingHtml(paragraph: Paragraph): string {
  const element = toHast(paragraph)
  return 'children' in element ? toHtml(element.children) : ''
}
