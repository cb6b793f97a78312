import type { Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { renderChangelog } from '../changelog/render.ts'
import { renderChartIndex } from '../charts/chart-index.ts'
import { suggestion } from '../problems.ts'
import type { Context, Report } from './context.ts'

const CONTAINERS = ['note', 'tip', 'warning', 'use-when', 'use-instead', 'code-group'] as const
const LEAVES = ['demo', 'api', 'chart-index', 'changelog'] as const

export type ContainerName = (typeof CONTAINERS)[number]

/** Checks every directive and replaces those that stand for other Markdown. */
export function expandDirectives(tree: Root, context: Context, report: Report): void {
  visit(tree, ['containerDirective', 'leafDirective'], (node, _index, parent) => {
    if (node.type === 'containerDirective') checkContainer(node, report)
    if (node.type === 'leafDirective') checkLeaf(node, context, parent?.type === 'root', report)
  })
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'leafDirective') return [node]
    if (node.name === 'chart-index') return renderChartIndex(context)
    if (node.name === 'changelog') return renderChangelog(context.releases, context)
    return [node]
  })
}

function checkContainer(node: ContainerDirective, report: Report): void {
  if (!isContainer(node.name)) {
    report(node, `":::${node.name}" is not a directive of this site${suggestion(node.name, CONTAINERS) || `; known are ${CONTAINERS.join(', ')}`}`)
  }
  if (node.name === 'code-group') {
    for (const child of node.children) {
      if (child.type !== 'code') report(child, 'a code group holds code blocks only; move this out of it')
      else if (!/\[[^\]]+\]/.test(child.meta ?? '')) report(child, 'a block of a code group needs a title; write it in brackets behind the language, such as ```bash [npm]')
    }
  }
}

function checkLeaf(node: LeafDirective, context: Context, atTop: boolean, report: Report): void {
  if (!(LEAVES as readonly string[]).includes(node.name)) {
    report(node, `"::${node.name}" is not a directive of this site${suggestion(node.name, LEAVES) || `; known are ${LEAVES.join(', ')}`}`)
    return
  }
  if (!atTop) report(node, `"::${node.name}" must stand by itself, not inside a list, quote or another directive`)
  if (node.name === 'demo') checkDemo(node, context, report)
  if (node.name === 'api') checkApi(node, context, report)
}

function checkApi(node: LeafDirective, { api }: Context, report: Report): void {
  const id = node.attributes?.id
  if (!id) report(node, 'an API table needs its id; write ::api{id=LineChart}')
  else if (!api.tables.has(id)) report(node, `the library has no component or options object "${id}"${suggestion(id, api.tables.keys())}`)
}

function checkDemo(node: LeafDirective, context: Context, report: Report): void {
  const id = node.attributes?.id
  if (!id) report(node, 'a demo needs its id; write ::demo{id=line-basic}')
  else if (!context.demos.has(id)) report(node, `demo "${id}" does not exist${suggestion(id, context.demos.keys())}`)
}

export function isContainer(name: string): name is ContainerName {
  return (CONTAINERS as readonly string[]).includes(name)
}
