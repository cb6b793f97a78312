import GithubSlugger from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Heading } from '../../shared/page.ts'
import type { Report } from './context.ts'
import { visitType } from './visit.ts'

const CUSTOM_ID = /\s*\{#([\w.-]+)\}\s*$/

/**
 * Gives every heading its id and collects the table of contents. Ids are unique on a page, over all its tabs;
 * `reserved` are those of its options, before which a heading steps back: `#label` is the option.
 */
export function collectHeadings(
  tree: Root,
  taken: Map<string, string>,
  reserved: Set<string>,
  report: Report,
): Heading[] {
  const toc: Heading[] = []
  visitType(tree, 'heading', (node) => {
    const id = presetId(node) ?? customId(node) ?? madeId(node, reserved)
    const title = toString(node)
    const earlier = taken.get(id)
    if (id === '') {
      report(
        node,
        title.trim() === ''
          ? 'the heading is empty; write its text or remove it'
          : `the heading "${title}" has no letter to make an id of; give it one with {#own-id}`,
      )
      return
    }
    if (reserved.has(id))
      report(node, `the heading "${title}" has the id "${id}", which is the address of an option; give it another`)
    if (earlier !== undefined) {
      report(
        node,
        `the heading "${title}" has the id "${id}", which ${earlier} has already; give it its own with {#another-id}`,
      )
    }
    // an option keeps its address
    if (!reserved.has(id)) taken.set(id, `"${title}"`)
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    if (node.depth <= 3) toc.push({ id, depth: node.depth as Heading['depth'], title })
  })
  return toc
}

function madeId(node: HeadingNode, reserved: Set<string>): string {
  const id = new GithubSlugger().slug(toString(node))
  return reserved.has(id) ? `about-${id}` : id
}

/** The id that a directive has given to a heading it made. */
function presetId(node: HeadingNode): string | undefined {
  const id = node.data?.hProperties?.id
  return typeof id === 'string' ? id : undefined
}

/** `## Title {#id}` */
function customId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = CUSTOM_ID.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}
