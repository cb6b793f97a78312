import type { Code, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { suggestion } from '../files/problems.ts'
import { readFenceMeta } from './code.ts'
import type { Report } from './context.ts'
import { isKnown, LANGUAGES } from './highlight.ts'
import { visitType } from './visit.ts'

/** Mistakes in code fences: languages that nothing highlights, words that mean nothing, lines that do not exist. */
export function checkFences(tree: Root, report: Report): void {
  visitType(tree, 'code', (node) => {
    const mistake = languageMistake(node)
    if (mistake) report(node, mistake)
    const { rest, highlighted } = readFenceMeta(node.meta ?? '')
    if (rest) report(node, `"${rest}" behind the language means nothing; write [title] and {lines}`)
    const count = node.value.split('\n').length
    const beyond = [...highlighted].find((line) => line < 1 || line > count)
    if (beyond !== undefined)
      report(node, `line ${beyond} is marked, and the code has ${count}; correct the numbers in braces`)
  })
}

function languageMistake({ lang: language }: Code): string | undefined {
  if (!language || language === 'text' || isKnown(language)) return undefined
  return `code blocks in "${language}" are not highlighted here${suggestion(language, LANGUAGES) || `; known are ${LANGUAGES.join(', ')} and text`}`
}

/** Raw HTML in Markdown would be dropped without a word. */
export function checkHtml(tree: Root, report: Report): void {
  visitType(tree, 'html', (node) => {
    const shown = node.value.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').trim()
    if (shown)
      report(node, `HTML is not passed on (${shown.slice(0, 40)}); use Markdown or a directive, or put it in backticks`)
  })
}

/** Whether the page has a hero, which brings a title of its own; unknown when the frontmatter cannot be read. */
export type HeroState = 'given' | 'none' | 'unknown'

/** A page has one title, at its top. */
export function checkTitle(tree: Root, title: string, hero: HeroState, report: Report): void {
  const titles = tree.children.filter((node) => node.type === 'heading' && node.depth === 1)
  const [first] = titles
  if (hero === 'none' && !first) report(tree, `the page has no title; begin it with "# ${title || 'Title'}"`)
  if (hero === 'none' && first && title && toString(first) !== title)
    report(first, `the heading is "${toString(first)}", the title in the frontmatter "${title}"; make them the same`)
  for (const extra of titles.slice(hero === 'given' ? 0 : 1))
    report(extra, 'a page has one title; make this heading "##"')
}
