import type { Code, Nodes, Root, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Node } from 'unist'
import type { Report } from './context.ts'
import { isContainer, isLeaf } from './directives.ts'
import { visit, visitType } from './visit.ts'

/** What slips do to the rest of a page. */
export interface Syntax {
  /** What stands in a container only because that is never closed. */
  swallowed: Set<Node>
  /** Whether no text has become code. */
  isWhole: boolean
}

/** Slips that Markdown passes over in silence: what is never closed swallows the page, what is not quite a directive is printed as it stands. */
export function checkSyntax(tree: Root, body: string, report: Report): Syntax {
  const syntax: Syntax = { swallowed: new Set(), isWhole: true }
  const sourceOf = ({ position }: Node) => body.slice(position?.start.offset, position?.end.offset)
  visit(tree, (node, _index, parent) => {
    if (node.type === 'code' && !checkFence(node, sourceOf(node), report)) syntax.isWhole = false
    // what is inside an open container is open by that
    if (
      node.type === 'containerDirective' &&
      !syntax.swallowed.has(node) &&
      !isLeaf(node.name) &&
      !isContainerClosed(sourceOf(node))
    ) {
      report(node, notClosed(node, parent))
      visit(node, (inner) => void syntax.swallowed.add(inner))
    }
  })
  checkLooseDirectives(tree, report)
  checkReferences(tree, report)
  return syntax
}

/** Whether the code ends where it should. */
function checkFence(node: Code, source: string, report: Report): boolean {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (!fence) {
    report(node, 'a line that begins with four blanks becomes code; remove the blanks, or write ``` around the code')
    return true
  }
  if (node.lang === null) report(node, 'the code block has no language; write one behind the ```, or "text"')
  const closing = lastLine(source)
  if (closing?.startsWith(fence) && /^[`~]+$/.test(closing)) return true
  report(node, `the code block is not closed, and all that follows has become code; end it with ${fence}`)
  return false
}

function isContainerClosed(source: string): boolean {
  const fence = /^:+/.exec(source)?.[0] ?? ''
  return /^:+$/.test(lastLine(source) ?? '') && (lastLine(source)?.length ?? 0) >= fence.length
}

/** The last line of a block without what a quote or a list puts before it; undefined when it has only one. */
function lastLine(source: string): string | undefined {
  return source.includes('\n')
    ? source
        .slice(source.lastIndexOf('\n') + 1)
        .replace(/^[\s>]*/, '')
        .trimEnd()
    : undefined
}

function notClosed(node: ContainerDirective, parent: Nodes | undefined): string {
  // the closing line of the inner one has closed the outer one
  if (parent?.type === 'containerDirective')
    return `":::${node.name}" stands inside ":::${parent.name}" of line ${parent.position?.start.line}, which is not closed above it; end that with a line ":::" first`
  return `":::${node.name}" is not closed; end it with a line ":::"`
}

/** Lines that begin like a directive and are printed as text, because something in them is not as it should be. */
function checkLooseDirectives(tree: Root, report: Report): void {
  // a line ":::" after one of them belongs to it
  let opened = 0
  visit(tree, (node, index, parent) => {
    if (node.type === 'leafDirective' && isContainer(node.name)) opened++
    if (node.type !== 'text' || parent?.type !== 'paragraph') return
    node.value.split('\n').forEach((line, offset) => {
      const [, colons = '', blank = '', name = '', rest = ''] = /^(:{2,})(\s*)([\w-]*)(.*)$/.exec(line) ?? []
      if (colons === '' || (offset === 0 && index !== 0)) return
      const isClosing = name === '' && rest.trim() === ''
      if (!isClosing) report(lineOf(node, offset), looseDirective(line, name, blank === '' ? rest : ''))
      else if (opened === 0)
        report(
          lineOf(node, offset),
          `"${colons}" closes nothing; remove it, or look for a directive above that is not one`,
        )
      opened = Math.max(0, opened + (isClosing ? -1 : isContainer(name) ? 1 : 0))
    })
  })
}

function looseDirective(line: string, name: string, rest: string): string {
  const shown = `"${line.trim().slice(0, 40)}" is not read as a directive`
  if (isContainer(name) && rest === '') return `${shown}; write :::${name} without blanks, alone on its line`
  if (isContainer(name) && /^\s+\w/.test(rest))
    return `${shown}; write its title in brackets, :::${name}[${rest.trim()}]`
  if (isLeaf(name)) return `${shown}; write ::${name}{id=…} without blanks, alone on its line`
  return `${shown}; write it as ::demo{id=line-basic}, or put it in backticks`
}

/** `[text][name]` and `[^1]` are printed with their brackets when nothing defines them. */
function checkReferences(tree: Root, report: Report): void {
  visitType(tree, 'text', (node) => {
    node.value.split('\n').forEach((line, offset) => {
      const [reference] = /!?\[[^\][]+\]\[[^\][]*\]|\[\^[^\][]+\]/.exec(line) ?? []
      if (reference)
        report(
          lineOf(node, offset),
          `${reference} refers to nothing; write the address behind it in parentheses, or put it in backticks`,
        )
    })
  })
}

/** A line of a text, as a place to report. */
function lineOf({ position }: Text, offset: number): Node {
  const line = (position?.start.line ?? 1) + offset
  return { type: 'line', position: { start: { line, column: 1 }, end: { line, column: 1 } } }
}
