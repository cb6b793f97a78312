import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type * as Markdown from 'mdast'
import { createIcon } from '../files/icons.ts'
import { contentText } from '../../shared/texts/index.ts'
import type { Code, HighlightedCode, Token } from '../code/model.ts'
import type { Range } from '../javascript/ranges.ts'
import type { Directives } from '../model/directive.ts'
import { visitType } from './tree.ts'

interface CodeBlock {
  language: string
  title?: string
  /** The numbers of lines with another background. */
  marked: Set<number>
}

export const readFence = ({ value, lang }: Markdown.Code): Code => ({ code: value, language: lang ?? 'text' })

export function listCode(tree: Markdown.Root, directives: Directives): Code[] {
  const codes: Code[] = []
  visitType(tree, 'code', (node) => void codes.push(readFence(node)))
  visitType(tree, 'leafDirective', (node) => void codes.push(...(directives.get(node.name)?.code?.(node) ?? [])))
  return codes
}

/** Reads `[app.tsx] {2,4-6}` after the language of a fence. */
export function readFenceMeta(meta: string): { title?: string; marked: Set<number>; rest: string } {
  const title = /\[([^\]]+)\]/.exec(meta)
  const lines = /\{([\d,\s-]+)\}/.exec(meta)
  const rest = meta
    .replace(title?.[0] ?? '', '')
    .replace(lines?.[0] ?? '', '')
    .trim()
  return { title: title?.[1], marked: expandRanges(lines?.[1] ?? ''), rest }
}

function expandRanges(ranges: string): Set<number> {
  const numbers = new Set<number>()
  for (const range of ranges.split(',').filter((part) => part.trim())) {
    const [from = 0, to = from] = range.split('-').map(Number)
    // a typo such as 4-60000000 must not fill the memory
    for (let step = 0; step <= Math.min(to - from, 10_000); step++) numbers.add(from + step)
  }
  return numbers
}

/** A code block with its title or language and a copy button, which one listener per page handles. */
export function renderCode(block: CodeBlock, highlighted: HighlightedCode): Element {
  return renderCodePanel({ ...block, preProperties: {}, codeProperties: measureCode(highlighted.lines) }, highlighted)
}

interface CodePanel extends CodeBlock {
  preProperties: Record<string, string>
  codeProperties: Record<string, number>
}

/**
 * TypeScript contains its JavaScript version: code.css hides the types. If there are any, there is a place for a switch,
 * which needs scripts and is created by them.
 */
export function renderCodePanel(panel: CodePanel, { lines, types }: HighlightedCode): Element {
  const { language, title, marked, preProperties, codeProperties } = panel
  const name = title ?? language
  return h('div.code', [
    h('div.code-bar', [
      h(title ? 'span.code-title' : 'span.code-language', types ? renderFileName(name) : name),
      ...(types?.length ? [h('span.code-switch')] : []),
      copyButton(),
    ]),
    h('pre', { tabIndex: 0, ...preProperties }, [h('code', codeProperties, renderLines(lines, marked, types))]),
  ])
}

/** The name of a TypeScript file for readers of both languages: code.css shows `<i>` or `<b>`. */
export function renderFileName(name: string): ElementContent[] {
  const [, start, extension] = /^(|.*\.)(tsx?)$/.exec(name) ?? []
  if (extension === undefined) return [{ type: 'text', value: name }]
  return [
    ...(start ? [{ type: 'text' as const, value: start }] : []),
    h('i', extension),
    h('b', extension.replace('t', 'j')),
  ]
}

/** The size that code.css reserves for code that has no layout yet. */
function measureCode(lines: Token[][]): { dataLines: number; dataColumns: number } {
  const widths = lines.map((tokens) => tokens.reduce((width, token) => width + token.text.length, 0))
  return { dataLines: lines.length, dataColumns: Math.max(0, ...widths) }
}

export function copyButton(): Element {
  const label = contentText('code.copy')
  return h('button', { type: 'button', className: ['copy'], dataCopy: '', ariaLabel: label, title: label }, [
    raw(createIcon('copy')),
  ])
}

interface Piece {
  node: ElementContent
  isType: boolean
}

/**
 * Lines are joined with line feeds, so the text of the element is the code. The parts that are not JavaScript are in
 * `<i>`, which code.css hides when the visitor reads JavaScript.
 */
export function renderLines(lines: Token[][], marked: Set<number>, types: Range[] = []): ElementContent[] {
  // the ranges are sorted, and so are the tokens
  let offset = 0
  let next = 0
  const split = ({ text, role }: Token): Piece[] => {
    const pieces: Piece[] = []
    const [start, end] = [offset, offset + text.length]
    while (offset < end) {
      while ((types[next]?.end ?? Infinity) <= offset) next++
      const range = types[next]
      const isType = range !== undefined && range.start <= offset
      const border = Math.min((isType ? range.end : range?.start) ?? end, end)
      const value = text.slice(offset - start, border - start)
      pieces.push({ node: role ? h(`span.${role}`, value) : { type: 'text', value }, isType })
      offset = border
    }
    return pieces
  }
  const pieces = lines.flatMap((tokens, index) => {
    const lineFeed = index === 0 ? [] : split({ text: '\n', role: '' })
    const content = tokens.flatMap(split)
    if (!marked.has(index + 1)) return [...lineFeed, ...content]
    const isType = content.length > 0 && content.every((piece) => piece.isType)
    const line = h('mark.line', isType ? content.map(({ node }) => node) : groupTypes(content))
    return [...lineFeed, { node: line, isType }]
  })
  return groupTypes(pieces)
}

/** Puts adjacent pieces that are types into one element. */
function groupTypes(pieces: Piece[]): ElementContent[] {
  const grouped: ElementContent[] = []
  let types: Element | undefined
  for (const { node, isType } of pieces) {
    if (!isType) types = undefined
    else if (!types) grouped.push((types = h('i')))
    if (isType) types?.children.push(node)
    else grouped.push(node)
  }
  return grouped
}

/** Finished HTML among the nodes. hast has no type for it. */
export function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent
}

/** Tabs with one block each, made of radio buttons so that they work without scripts. */
export function renderCodeGroup(name: string, blocks: { title: string; element: Element }[]): Element {
  return h('div.code-group', [
    h(
      'div.tabs.code-group-bar',
      { role: 'radiogroup', ariaLabel: contentText('code.group') },
      blocks.map(({ title }, index) =>
        h('label', [
          h('input', { type: 'radio', name, value: title, checked: index === 0 }),
          h('span', renderFileName(title)),
        ]),
      ),
    ),
    ...blocks.map(({ element }) => element),
  ])
}
