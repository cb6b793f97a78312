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
  /** HTML in it, which is not passed on. */
  tags: string[]
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
  const tags: string[] = []
  visit(tree, 'link', ({ url }) => void links.push(url))
  visit(tree, 'html', ({ value }) => void tags.push(value))
  const made = { links, sound, tags, text: toString(tree).replaceAll(/\s+/g, ' '), html: sound ? phrasingHtml(paragraph) : '' }
  known.set(text, made)
  return made
}

/** What is wrong with a text that stands in one paragraph. `name` is what the sentence calls it. */
export function inlineMistakes(name: string, markdown: string): string[] {
  if (markdown.trim() === '') return [`${name} is empty; write a sentence`]
  const { sound, tags } = inlineMarkdown(markdown)
  return [
    ...(sound || tags.length > 0 ? [] : [`${name} is not one paragraph; write plain sentences`]),
    ...(tags.length > 0 ? [`${name} has HTML, which is not passed on (${tags.join(' ').slice(0, 40)}); put it in backticks`] : []),
  ]
}

function phrasingHtml(paragraph: Paragraph): string {
  const element = toHast(paragraph)
  return 'children' in element ? toHtml(element.children) : ''
}
