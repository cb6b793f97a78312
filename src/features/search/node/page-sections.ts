import type { Nodes, Root, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** A part of a page under one heading, with its texts. */
export interface TextSection {
  /** Empty for what stands before the first heading. */
  title: string
  id: string
  paragraphs: string[]
}

/** A section that only points to other pages would be found in their place. */
const ONLY_POINTS = new Set(['See also'])

/** The texts of a page by heading. Code is not searched: demos and options have entries of their own. */
export function pageSections(tree: Root): TextSection[] {
  const sections: TextSection[] = [{ title: '', id: '', paragraphs: [] }]
  const add = (text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') sections.at(-1)?.paragraphs.push(plain)
  }
  const walk = (node: Nodes) => {
    if (node.type === 'heading') {
      if (node.depth > 1)
        sections.push({ title: toString(node), id: String(node.data?.hProperties?.id ?? ''), paragraphs: [] })
    } else if (node.type === 'paragraph') add(toString(node))
    else if (node.type === 'table')
      for (const row of node.children.slice(1).filter(({ children }) => children.some(isProse)))
        add(row.children.map((cell) => toString(cell)).join(' · '))
    else if ('children' in node) for (const child of node.children) walk(child)
  }
  for (const child of tree.children) walk(child)
  return sections.filter(({ title, paragraphs }) => !ONLY_POINTS.has(title) && (title !== '' || paragraphs.length > 0))
}

/** A cell of words; the names and figures of sample data are nothing to find. */
const isProse = (cell: TableCell): boolean => toString(cell).split(' ').length >= 3
