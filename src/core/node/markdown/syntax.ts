import type { Code, Nodes, Root, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { isKnown, LANGUAGES } from '../code/model.ts'
import { formatSuggestion } from '../files/problems.ts'
import type { Directives } from '../model/directive.ts'
import type { Report } from '../model/page-file.ts'
import { readFenceMeta } from './code.ts'
import { isContainer } from './directives.ts'
import { visit, visitType } from './tree.ts'

/** The effect of unclosed blocks on the rest of a page. */
export interface Syntax {
  /** Nodes that are inside a container only because it is not closed. */
  misplaced: Set<Node>
  /** False when text has become code. */
  isComplete: boolean
}

/** Reports mistakes that Markdown accepts silently: unclosed blocks, and lines that are almost a directive. */
export function checkSyntax(tree: Root, body: string, directives: Directives, report: Report): Syntax {
  const syntax: Syntax = { misplaced: new Set(), isComplete: true }
  const getSource = ({ position }: Node) => body.slice(position?.start.offset, position?.end.offset)
  visit(tree, (node, _index, parent) => {
    if (node.type === 'code' && !checkFence(node, getSource(node), report)) syntax.isComplete = false
    // containers inside an unclosed one are unclosed because of it
    if (
      node.type === 'containerDirective' &&
      !syntax.misplaced.has(node) &&
      !directives.has(node.name) &&
      !isContainerClosed(getSource(node))
    ) {
      report(node, describeUnclosed(node, parent))
      visit(node, (inner) => void syntax.misplaced.add(inner))
    }
  })
  checkLooseDirectives(tree, directives, report)
  checkReferences(tree, report)
  return syntax
}

/** False for a code block that is not closed. */
function checkFence(node: Code, source: string, report: Report): boolean {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (!fence) {
    report(node, 'a line that starts with four spaces becomes code; remove the spaces, or put ``` around the code')
    return true
  }
  if (node.lang === null) report(node, 'the code block has no language; write one after the ```, or "text"')
  const closing = getLastLine(source)
  if (closing?.startsWith(fence) && /^[`~]+$/.test(closing)) return true
  report(node, `the code block is not closed, so the rest of the page has become code; end it with ${fence}`)
  return false
}

function isContainerClosed(source: string): boolean {
  const fence = /^:+/.exec(source)?.[0] ?? ''
  return /^:+$/.test(getLastLine(source) ?? '') && (getLastLine(source)?.length ?? 0) >= fence.length
}

/** The last line of a block without the marks of a quote or a list; undefined if the block has only one line. */
function getLastLine(source: string): string | undefined {
  return source.includes('\n')
    ? source
        .slice(source.lastIndexOf('\n') + 1)
        .replace(/^[\s>]*/, '')
        .trimEnd()
    : undefined
}

function describeUnclosed(node: ContainerDirective, parent: Nodes | undefined): string {
  // the closing line of the inner container has closed the outer one
  if (parent?.type === 'containerDirective')
    return (
      `":::${node.name}" is inside ":::${parent.name}" of line ${parent.position?.start.line}, ` +
      'which is not closed above it; end that with a line ":::" first'
    )
  return `":::${node.name}" is not closed; end it with a line ":::"`
}

/** Lines that start like a directive but are printed as text, because of a mistake in them. */
function checkLooseDirectives(tree: Root, directives: Directives, report: Report): void {
  // a line ":::" after one of them closes it
  let opened = 0
  visit(tree, (node, index, parent) => {
    if (node.type === 'leafDirective' && isContainer(node.name)) opened++
    if (node.type !== 'text' || parent?.type !== 'paragraph') return
    node.value.split('\n').forEach((line, offset) => {
      const [, colons = '', blank = '', name = '', rest = ''] = /^(:{2,})(\s*)([\w-]*)(.*)$/.exec(line) ?? []
      if (colons === '' || (offset === 0 && index !== 0)) return
      const isClosing = name === '' && rest.trim() === ''
      if (!isClosing) report(createLine(node, offset), describeLoose(line, name, blank === '' ? rest : '', directives))
      else if (opened === 0)
        report(createLine(node, offset), `"${colons}" closes nothing; remove it, or check the directive above it`)
      opened = Math.max(0, opened + (isClosing ? -1 : isContainer(name) ? 1 : 0))
    })
  })
}

function describeLoose(line: string, name: string, rest: string, directives: Directives): string {
  const shown = `"${line.trim().slice(0, 40)}" is not read as a directive`
  if (isContainer(name) && rest === '') return `${shown}; write :::${name} without spaces, on a line of its own`
  if (isContainer(name) && /^\s+\w/.test(rest))
    return `${shown}; write its title in brackets, :::${name}[${rest.trim()}]`
  const directive = directives.get(name)
  if (directive) return `${shown}; write ${directive.example} without spaces, on a line of its own`
  return `${shown}; put it in backticks if it is not one`
}

/** `[text][name]` and `[^1]` are printed with their brackets when nothing defines them. */
function checkReferences(tree: Root, report: Report): void {
  visitType(tree, 'text', (node) => {
    node.value.split('\n').forEach((line, offset) => {
      const [reference] = /!?\[[^\][]+\]\[[^\][]*\]|\[\^[^\][]+\]/.exec(line) ?? []
      if (reference)
        report(
          createLine(node, offset),
          `${reference} refers to nothing; write the address after it in parentheses, or put it in backticks`,
        )
    })
  })
}

/** A node at a line of a text, to report a problem there. */
function createLine({ position }: Text, offset: number): Node {
  const line = (position?.start.line ?? 1) + offset
  return { type: 'line', position: { start: { line, column: 1 }, end: { line, column: 1 } } }
}

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
type HeroState = 'present' | 'absent' | 'unknown'

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
