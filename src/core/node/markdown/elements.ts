import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Code, Heading, Link, Table, TableCell } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { contentText } from '../../shared/texts/index.ts'
import type { Highlight } from '../code/model.ts'
import { createIcon } from '../files/icons.ts'
import { raw, readFence, readFenceMeta, renderCode, renderCodeGroup } from './code.ts'
import type { ContainerName } from './directives.ts'
import type { Finished } from './tree.ts'

export type Handlers = Record<string, (state: State, node: never) => ElementContent | ElementContent[] | undefined>

/** Renders our additions to Markdown as HTML. `prefix` makes the names of form fields unique. */
export function createElementHandlers(highlight: Highlight, prefix: string): Handlers {
  let groups = 0
  const code = (node: Code): Element => {
    const fence = readFence(node)
    const { title, marked } = readFenceMeta(node.meta ?? '')
    return renderCode({ language: fence.language, title, marked }, highlight(fence))
  }
  const container = (state: State, node: ContainerDirective): ElementContent => {
    const name = node.name as ContainerName
    if (name === 'code-group') {
      const blocks = node.children.filter((child): child is Code => child.type === 'code')
      return renderCodeGroup(
        `${prefix}-${++groups}`,
        blocks.map((block) => ({
          title: readFenceMeta(block.meta ?? '').title ?? '',
          element: code({ ...block, meta: block.meta?.replace(/\[[^\]]+\]/, '') }),
        })),
      )
    }
    const [label, body] = splitLabel(node)
    const children = state.all({ ...node, children: body })
    if (name === 'use-when')
      return h('div.advice.advice-when', [h('h2.advice-title', contentText('page.useWhen')), ...children])
    if (name === 'use-instead')
      return h('div.advice.advice-instead', [h('h2.advice-title', contentText('page.useInstead')), ...children])
    return h(`aside.note.note-${name}`, [h('p.note-title', label ?? contentText(`note.${name}`)), ...children])
  }
  return {
    code: (_state: State, node: Code) => code(node),
    containerDirective: container,
    finished: (_state: State, node: Finished) => node.element,
    heading,
    link,
    table,
  }
}

/** The title of `:::warning[Title]` is in a first paragraph that is marked as the label. */
function splitLabel(node: ContainerDirective): [string | undefined, ContainerDirective['children']] {
  const [first, ...rest] = node.children
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? [toString(first), rest]
    : [undefined, node.children]
}

function heading(state: State, node: Heading): Element {
  const id = String(node.data?.hProperties?.id ?? '')
  const children = state.all(node)
  const ariaLabel = contentText('heading.anchor', { title: toString(node) })
  const anchor = h('a.anchor', { href: `#${id}`, ariaLabel }, [raw(createIcon('link'))])
  return h(`h${node.depth}`, { id }, [...children, anchor])
}

function link(state: State, node: Link): Element {
  const outside = node.url.startsWith('https:')
  return h(
    'a',
    { href: node.url, title: node.title ?? undefined, ...(outside ? { rel: ['noopener'] } : {}) },
    state.all(node),
  )
}

/** The number of characters that fit next to each other on a phone. */
const PHONE_WIDTH = 34

/** Whether the columns are too wide for a phone, with the given measure of a cell. */
function isWide({ children }: Table, measure: (cell: TableCell, column: number) => number): boolean {
  const widths: number[] = []
  for (const row of children)
    for (const [column, cell] of row.children.entries())
      widths[column] = Math.max(widths[column] ?? 0, measure(cell, column))
  // the padding between two columns is as wide as two characters
  return widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1)) > PHONE_WIDTH
}

/** The length of the longest word. Code in the first column is not wrapped. */
function measureWords(cell: TableCell, column: number): number {
  const texts = column === 0 ? cell.children.filter(({ type }) => type === 'inlineCode') : []
  const words = toString(cell).split(/\s/)
  return Math.max(0, ...texts.map((text) => toString(text).length), ...words.map(({ length }) => length))
}

/** An amount with an optional unit. */
const NUMBER = /^[−-]?\d[\d,.]*(?: ?(?:%|×|[a-zA-Z]{1,3}))?$/

/** On a phone, a wide table becomes a list, in which every cell shows the heading of its column. */
function table(state: State, node: Table): Element {
  const [head, ...rows] = node.children
  const titles = head?.children.map((cell) => toString(cell)) ?? []
  const cells = (row: Table['children'][number], tag: 'th' | 'td') =>
    row.children.map((cell, index) =>
      h(tag, tag === 'th' ? { scope: 'col' } : { dataLabel: titles[index] }, [
        h(NUMBER.test(toString(cell)) ? 'span.number' : 'span', state.all(cell)),
      ]),
    )
  const stacked = isWide(node, measureWords) || (titles.length > 2 && isWide(node, (cell) => toString(cell).length))
  const body = rows.map((row) => h('tr', cells(row, 'td')))
  return h(
    stacked ? 'div.table.table-stacked' : 'div.table',
    { tabIndex: 0, role: 'group', ariaLabel: titles.join(', ') },
    [h('table', [...(head ? [h('thead', [h('tr', cells(head, 'th'))])] : []), h('tbody', body)])],
  )
}
