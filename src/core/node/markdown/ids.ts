import GithubSlugger from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Heading } from '../../shared/page.ts'
import type { DirectiveIds, Directives } from '../model/directive.ts'
import type { Report } from '../model/page-file.ts'
import { visitType } from './tree.ts'

/**
 * Gives ids to headings and directives, and collects the table of contents. `taken` has the ids of all tabs of the
 * page, each with the name of its owner.
 */
export function assignIds(tree: Root, directives: Directives, taken: Map<string, string>, report: Report): Heading[] {
  const withIds: { node: LeafDirective; found: DirectiveIds }[] = []
  visitType(tree, 'leafDirective', (node) => {
    const found = directives.get(node.name)?.ids?.(node)
    if (found) withIds.push({ node, found })
  })
  const reserved = new Map(
    withIds.flatMap(({ found: { ids, reservedFor } }) =>
      reservedFor === undefined ? [] : ids.map((id): [string, string] => [id, reservedFor]),
    ),
  )
  for (const { node, found } of withIds) if (found.reservedFor === undefined) takeIds(node, found, taken, report)
  const toc = collectHeadings(tree, taken, reserved, report)
  for (const { node, found } of withIds) {
    if (found.reservedFor !== undefined) takeIds(node, found, taken, report)
    if (found.anchor === undefined || taken.has(found.anchor)) continue
    taken.set(found.anchor, found.name)
    node.data = { ...node.data, hProperties: { id: found.anchor } }
  }
  return toc
}

function takeIds(node: LeafDirective, { ids, name }: DirectiveIds, taken: Map<string, string>, report: Report): void {
  const duplicate = ids.find((id) => taken.has(id))
  if (duplicate !== undefined) {
    const owner = taken.get(duplicate)
    report(
      node,
      owner === name
        ? `${name} is already on this page; show it once`
        : `${name} has the id "${duplicate}", which ${owner} already has; show one of them on another page`,
    )
  }
  for (const id of ids) taken.set(id, name)
}

const CUSTOM_ID = /\s*\{#([\w.-]+)\}\s*$/

/** A heading avoids reserved ids: `#label` is the option, so a heading "Label" becomes `#about-label`. */
function collectHeadings(
  tree: Root,
  taken: Map<string, string>,
  reserved: Map<string, string>,
  report: Report,
): Heading[] {
  const toc: Heading[] = []
  visitType(tree, 'heading', (node) => {
    // a heading that was created by a directive has an id
    const preset = node.data?.hProperties?.id
    const id = typeof preset === 'string' ? preset : (takeCustomId(node) ?? createId(node, reserved))
    const title = toString(node)
    const owner = taken.get(id)
    if (id === '') {
      report(
        node,
        title.trim() === ''
          ? 'the heading is empty; write its text or remove it'
          : `the heading "${title}" has no letters to make an id from; give it one with {#own-id}`,
      )
      return
    }
    const reservedFor = reserved.get(id)
    if (reservedFor !== undefined) {
      report(
        node,
        `the heading "${title}" has the id "${id}", which is the address of ${reservedFor}; give it another id`,
      )
    }
    if (owner !== undefined) {
      report(
        node,
        `the heading "${title}" has the id "${id}", which ${owner} already has; give it another id with {#another-id}`,
      )
    }
    if (reservedFor === undefined) taken.set(id, `"${title}"`)
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    if (node.depth <= 3) toc.push({ id, depth: node.depth as Heading['depth'], title })
  })
  return toc
}

function createId(node: HeadingNode, reserved: Map<string, string>): string {
  const id = new GithubSlugger().slug(toString(node))
  return reserved.has(id) ? `about-${id}` : id
}

/** Removes the id from `## Title {#id}` and returns it. */
function takeCustomId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = CUSTOM_ID.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}
