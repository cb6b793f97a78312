import type { Nodes, Root, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** The text under one heading of a page. */
export interface TextSection {
  /** Empty for the text before the first heading. */
  title: string
  id: string
  paragraphs: string[]
}

/** Sections of links are not indexed, because they would be found instead of the linked pages. */
const LINK_SECTIONS = new Set(['see-also'])

/** Splits the text of a page by heading. Code is left out, because demos and options have their own entries. */
export function splitSections(tree: Root): TextSection[] {
  const sections: TextSection[] = [{ title: '', id: '', paragraphs: [] }]
  const add = (text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') sections.at(-1)?.paragraphs.push(plain)
  }
  const walk = (node: Nodes) => {
    if (node.type === 'heading') {
      if (node.depth === 1) return
      sections.push({ title: toString(node), id: String(node.data?.hProperties?.id ?? ''), paragraphs: [] })
    } else if (node.type === 'paragraph') {
      add(toString(node))
    } else if (node.type === 'table') {
      const rows = node.children.slice(1).filter(({ children }) => children.some(isProse))
      for (const row of rows) add(row.children.map((cell) => toString(cell)).join(' · '))
    } else if ('children' in node) {
      node.children.forEach(walk)
    }
  }
  tree.children.forEach(walk)
  return sections.filter(
    ({ title, id, paragraphs }) => !LINK_SECTIONS.has(id) && (title !== '' || paragraphs.length > 0),
  )
}

/** Tables of sample data contain only names and numbers, which nobody searches for. */
const isProse = (cell: TableCell): boolean => toString(cell).split(' ').length >= 3
