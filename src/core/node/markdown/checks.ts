import type { Code, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { formatSuggestion } from '../files/problems.ts'
import { readFenceMeta } from './code.ts'
import type { Report } from '../model/page-file.ts'
import { isKnown, LANGUAGES } from '../code/model.ts'
import { visitType } from './tree.ts'

/** Reports languages that are not highlighted, unknown words after the language, and marked lines that do not exist. */
export function checkFences(tree: Root, report: Report): void {
  visitType(tree, 'code', (node) => {
    const message = checkLanguage(node)
    if (message) report(node, message)
    const { rest, marked } = readFenceMeta(node.meta ?? '')
    if (rest) report(node, `"${rest}" after the language has no meaning; write [title] or {lines}`)
    const count = node.value.split('\n').length
    const beyond = [...marked].find((line) => line < 1 || line > count)
    if (beyond !== undefined)
      report(node, `line ${beyond} is marked, but the code has ${count}; correct the numbers in braces`)
  })
}

function checkLanguage({ lang: language }: Code): string | undefined {
  if (!language || language === 'text' || isKnown(language)) return undefined
  const hint = formatSuggestion(language, LANGUAGES) || `; use ${LANGUAGES.join(', ')} or text`
  return `code blocks in "${language}" are not highlighted${hint}`
}

/** Raw HTML in Markdown would be dropped silently. */
export function checkHtml(tree: Root, report: Report): void {
  visitType(tree, 'html', (node) => {
    const shown = node.value.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').trim()
    if (shown)
      report(node, `HTML is not supported (${shown.slice(0, 40)}); use Markdown or a directive, or put it in backticks`)
  })
}

/** A hero has its own title. It is unknown whether there is one when the frontmatter cannot be read. */
export type HeroState = 'present' | 'absent' | 'unknown'

/** A page has one title, at its top. */
export function checkTitle(tree: Root, title: string, hero: HeroState, report: Report): void {
  const titles = tree.children.filter((node) => node.type === 'heading' && node.depth === 1)
  const [first] = titles
  if (hero === 'absent' && !first) report(tree, `the page has no title; start it with "# ${title || 'Title'}"`)
  if (hero === 'absent' && first && title && toString(first) !== title)
    report(
      first,
      `the heading is "${toString(first)}", but the title in the frontmatter is "${title}"; make them the same`,
    )
  for (const extra of titles.slice(hero === 'present' ? 0 : 1))
    report(extra, 'a page has only one title; make this heading "##"')
}
