import type { Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { Node } from 'unist'
import { formatSuggestion } from '../files/problems.ts'
import type { Directives } from '../model/directive.ts'
import type { Report } from '../model/page-file.ts'
import { readFenceMeta } from './code.ts'
import { visit, visitType } from './tree.ts'

const CONTAINERS = ['note', 'tip', 'warning', 'use-when', 'use-instead', 'code-group'] as const

export type ContainerName = (typeof CONTAINERS)[number]

const WITH_TITLE = new Set(['note', 'tip', 'warning'])

export function isContainer(name: string): name is ContainerName {
  return (CONTAINERS as readonly string[]).includes(name)
}

/**
 * Checks every directive and replaces those that expand to Markdown. `misplaced` nodes are inside another directive
 * only because it is not closed, which is already reported.
 */
export function expandDirectives(tree: Root, directives: Directives, misplaced: Set<Node>, report: Report): void {
  visit(tree, (node, _index, parent) => {
    if (node.type === 'containerDirective') checkContainer(node, directives, report)
    if (node.type === 'leafDirective') {
      checkLeaf(node, directives, parent?.type === 'root' || misplaced.has(node), report)
    }
  })
  tree.children = tree.children.flatMap((node): RootContent[] => {
    const expand = node.type === 'leafDirective' ? directives.get(node.name)?.expand : undefined
    return expand && node.type === 'leafDirective' ? setPosition(expand(node), node) : [node]
  })
}

/** Problems in expanded Markdown are reported at the line of the directive. */
function setPosition(nodes: RootContent[], { position }: LeafDirective): RootContent[] {
  for (const part of nodes) visit(part, (node) => void (node.position = position))
  return nodes
}

function checkContainer(node: ContainerDirective, directives: Directives, report: Report): void {
  if (directives.has(node.name)) {
    report(node, `"${node.name}" takes two colons and no closing line; write ${directives.get(node.name)?.example}`)
    return
  }
  if (!isContainer(node.name)) {
    const hint = formatSuggestion(node.name, CONTAINERS) || `; use one of ${CONTAINERS.join(', ')}`
    report(node, `":::${node.name}" is not a directive of this site${hint}`)
    return
  }
  checkAttributes(node, [], report)
  const [label, ...others] = node.children
  const isLabeled = label?.type === 'paragraph' && label.data?.directiveLabel === true
  const body = isLabeled ? others : node.children
  if (isLabeled && !WITH_TITLE.has(node.name)) {
    report(node, `":::${node.name}" has a fixed title; remove the text in brackets`)
  }
  if (body.length === 0) report(node, `":::${node.name}" is empty; write its text on the lines below it`)
  if (node.name === 'code-group') checkCodeGroup(body, report)
}

function checkCodeGroup(blocks: ContainerDirective['children'], report: Report): void {
  const titles = new Set<string>()
  for (const block of blocks) {
    const title = block.type === 'code' ? readFenceMeta(block.meta ?? '').title : undefined
    if (block.type !== 'code') report(block, 'a code group can contain only code blocks; move this out of it')
    else if (title === undefined) {
      report(
        block,
        'a block of a code group needs a title; write it in brackets after the language, such as ```bash [npm]',
      )
    } else if (titles.has(title)) {
      report(block, `two blocks of the code group have the title "${title}"; give them different titles`)
    }
    if (title !== undefined) titles.add(title)
  }
}

function checkLeaf(node: LeafDirective, directives: Directives, isAtTop: boolean, report: Report): void {
  const { name } = node
  if (isContainer(name)) {
    report(node, `"${name}" takes three colons, and a line ":::" after its text; write :::${name}`)
    return
  }
  const directive = directives.get(name)
  if (!directive) {
    const names = [...directives.keys()]
    const hint = formatSuggestion(name, names) || (names.length > 0 ? `; use one of ${names.join(', ')}` : '')
    report(node, `"::${name}" is not a directive of this site${hint}`)
    return
  }
  if (!isAtTop) report(node, `"::${name}" cannot be inside a list, a quote or another directive; move it out`)
  if (node.children.length > 0) report(node, `"::${name}" takes no text in brackets; remove it`)
  checkAttributes(node, directive.attributes ?? [], report)
  // an unknown attribute is probably a typo in the name of a required one
  const given = Object.keys(node.attributes ?? {})
  const isMisspelled = given.length > 0 && !given.some((key) => directive.attributes?.includes(key))
  const message = isMisspelled ? undefined : directive.check?.(node)
  if (message !== undefined) report(node, message)
}

function checkAttributes(node: ContainerDirective | LeafDirective, known: string[], report: Report): void {
  for (const key of Object.keys(node.attributes ?? {}).filter((name) => !known.includes(name))) {
    const fallback = known.length > 0 ? `; use ${known.join(', ')}` : '; remove the braces'
    report(node, `"${node.name}" has no attribute "${key}"${formatSuggestion(key, known) || fallback}`)
  }
}

export function findDirectives(tree: Root, name: string): LeafDirective[] {
  const found: LeafDirective[] = []
  visitType(tree, 'leafDirective', (node) => void (node.name === name && found.push(node)))
  return found
}
