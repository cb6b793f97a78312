import type { Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { Node } from 'unist'
import { renderChangelog } from '../../../features/changelog/node/render.ts'
import { renderChartIndex } from '../../../features/gallery/node/render-gallery.ts'
import { LICENSES } from '../../../features/licenses/node/read-licenses.ts'
import { renderLicenses } from '../../../features/licenses/node/render.ts'
import { suggestion } from '../files/problems.ts'
import { readFenceMeta } from './code.ts'
import type { Context, Report } from './context.ts'
import { visit } from './visit.ts'

const CONTAINERS = ['note', 'tip', 'warning', 'use-when', 'use-instead', 'code-group'] as const
const LEAVES = ['demo', 'api', 'chart-index', 'changelog', 'licenses'] as const

export type ContainerName = (typeof CONTAINERS)[number]

/** What a directive may say in braces, besides those that say nothing there. */
const ATTRIBUTES: Record<string, string[]> = { demo: ['id'], api: ['id'] }
const WITH_TITLE = new Set(['note', 'tip', 'warning'])

/** Checks every directive and replaces those that stand for other Markdown. What is `swallowed` stands where it stands by another mistake. */
export function expandDirectives(tree: Root, context: Context, swallowed: Set<Node>, report: Report): void {
  visit(tree, (node, _index, parent) => {
    if (node.type === 'containerDirective') checkContainer(node, report)
    if (node.type === 'leafDirective') checkLeaf(node, context, parent?.type === 'root' || swallowed.has(node), report)
  })
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'leafDirective') return [node]
    if (node.name === 'chart-index') return placedAt(node, renderChartIndex(context))
    if (node.name === 'changelog') return placedAt(node, renderChangelog(context.releases, context))
    if (node.name === 'licenses') return placedAt(node, renderLicenses(context.licenses ?? []))
    return [node]
  })
}

/** What a directive has made stands on its line. */
function placedAt({ position }: LeafDirective, made: RootContent[]): RootContent[] {
  for (const part of made) visit(part, (node) => void (node.position = position))
  return made
}

function checkContainer(node: ContainerDirective, report: Report): void {
  if (isLeaf(node.name)) {
    report(node, `"${node.name}" takes two colons and no closing line; write ::${node.name}`)
    return
  }
  if (!isContainer(node.name)) {
    report(
      node,
      `":::${node.name}" is not a directive of this site${suggestion(node.name, CONTAINERS) || `; known are ${CONTAINERS.join(', ')}`}`,
    )
    return
  }
  checkAttributes(node, report)
  const [label, ...others] = node.children
  const isLabeled = label?.type === 'paragraph' && label.data?.directiveLabel === true
  const body = isLabeled ? others : node.children
  if (isLabeled && !WITH_TITLE.has(node.name))
    report(node, `":::${node.name}" has a title of its own; remove what stands in brackets`)
  if (body.length === 0) report(node, `":::${node.name}" holds nothing; write its text on the lines below it`)
  if (node.name === 'code-group') checkCodeGroup(body, report)
}

function checkCodeGroup(blocks: ContainerDirective['children'], report: Report): void {
  const titles = new Set<string>()
  for (const block of blocks) {
    const title = block.type === 'code' ? readFenceMeta(block.meta ?? '').title : undefined
    if (block.type !== 'code') report(block, 'a code group holds code blocks only; move this out of it')
    else if (title === undefined)
      report(
        block,
        'a block of a code group needs a title; write it in brackets behind the language, such as ```bash [npm]',
      )
    else if (titles.has(title))
      report(block, `two blocks of the code group have the title "${title}"; give them different ones`)
    if (title !== undefined) titles.add(title)
  }
}

function checkLeaf(node: LeafDirective, context: Context, atTop: boolean, report: Report): void {
  if (isContainer(node.name)) {
    report(node, `"${node.name}" takes three colons, and a line ":::" after its text; write :::${node.name}`)
    return
  }
  if (!isLeaf(node.name)) {
    report(
      node,
      `"::${node.name}" is not a directive of this site${suggestion(node.name, LEAVES) || `; known are ${LEAVES.join(', ')}`}`,
    )
    return
  }
  if (!atTop) report(node, `"::${node.name}" must stand by itself, not inside a list, quote or another directive`)
  if (node.children.length > 0) report(node, `"::${node.name}" takes no text in brackets; remove it`)
  checkAttributes(node, report)
  if (node.name === 'demo') checkDemo(node, context, report)
  if (node.name === 'api') checkApi(node, context, report)
  if (node.name === 'licenses' && !context.licenses)
    report(node, `there is no ${LICENSES} to show; run "npm run licenses"`)
}

function checkAttributes(node: ContainerDirective | LeafDirective, report: Report): void {
  const known = ATTRIBUTES[node.name] ?? []
  for (const key of Object.keys(node.attributes ?? {}).filter((name) => !known.includes(name))) {
    report(
      node,
      `"${node.name}" has no attribute "${key}"${suggestion(key, known) || (known.length > 0 ? `; known is ${known.join(', ')}` : '; remove the braces')}`,
    )
  }
}

/** Another attribute in the place of the id: that one is told. */
const hasSlip = ({ attributes }: LeafDirective): boolean =>
  attributes?.id === undefined && Object.keys(attributes ?? {}).length > 0

function checkApi(node: LeafDirective, { api }: Context, report: Report): void {
  const id = node.attributes?.id
  if (hasSlip(node)) return
  if (!id) report(node, 'an API table needs its id; write ::api{id=LineChart}')
  else if (!api.tables.has(id))
    report(node, `the library has no component or options object "${id}"${suggestion(id, api.tables.keys())}`)
}

function checkDemo(node: LeafDirective, context: Context, report: Report): void {
  const id = node.attributes?.id
  if (hasSlip(node)) return
  if (!id) report(node, 'a demo needs its id; write ::demo{id=line-basic}')
  else if (!context.demos.has(id)) report(node, `demo "${id}" does not exist${suggestion(id, context.demos.keys())}`)
}

export const isLeaf = (name: string): boolean => (LEAVES as readonly string[]).includes(name)

export function isContainer(name: string): name is ContainerName {
  return (CONTAINERS as readonly string[]).includes(name)
}
