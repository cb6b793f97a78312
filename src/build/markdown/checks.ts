import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { suggestion } from '../problems.ts'
import { readFenceMeta } from './code.ts'
import type { Report } from './context.ts'
import { isKnown, LANGUAGES } from './highlight.ts'

/** Mistakes in code fences: languages that nothing highlights, words that mean nothing. */
export function checkFences(tree: Root, report: Report): void {
  visit(tree, 'code', (node) => {
    const language = node.lang ?? ''
    if (language === '') report(node, 'the code block has no language; write one behind the ```, or "text"')
    else if (language !== 'text' && !isKnown(language)) report(node, `code blocks in "${language}" are not highlighted here${suggestion(language, LANGUAGES) || `; known are ${LANGUAGES.join(', ')} and text`}`)
    const { rest } = readFenceMeta(node.meta ?? '')
    if (rest) report(node, `"${rest}" behind the language means nothing; write [title] and {lines}`)
  })
}

/** Raw HTML in Markdown would be dropped without a word. */
export function checkHtml(tree: Root, report: Report): void {
  visit(tree, 'html', (node) => {
    if (!node.value.startsWith('<!--')) report(node, `HTML is not passed on (${node.value.slice(0, 40)}); use Markdown or a directive, or put it in backticks`)
  })
}

/** A page has one title, at its top. */
export function checkTitle(tree: Root, title: string, hasHero: boolean, report: Report): void {
  const titles = tree.children.filter((node) => node.type === 'heading' && node.depth === 1)
  const [first] = titles
  if (!hasHero && !first) report(tree, `the page has no title; begin it with "# ${title}"`)
  if (!hasHero && first && title && toString(first) !== title) report(first, `the heading is "${toString(first)}", the title in the frontmatter "${title}"; make them the same`)
  for (const extra of titles.slice(hasHero ? 0 : 1)) report(extra, 'a page has one title; make this heading "##"')
}
