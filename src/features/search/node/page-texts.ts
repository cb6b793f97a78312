import type { Nodes, Root, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { listVisibleTexts } from '../../../core/node/markdown/visible-text.ts'
import type { PageData } from '../../../core/shared/page.ts'
import type { SearchTexts } from '../shared/search-index.ts'
import type { SearchSource } from '../shared/search.ts'

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

/** Names and words. Queries with other characters are searched for by these parts if nothing matches. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu

/**
 * Finds the words of each page that are in none of its texts, such as those of code and tables.
 * Each is listed once per page, with the section or demo in which it first occurs, because whole texts
 * would make the index twice as large.
 */
export function findOtherWords(
  { routes, demos }: SearchSource,
  pages: PageData[],
  skippedElements: string[],
): SearchTexts['words'] {
  return routes.map(({ path, title, sections = [] }) => {
    const page = pages.find(({ route }) => route === path)
    if (!page) return []
    const shown = demos.filter(({ routeId }) => routeId === path)
    const places = new Map([
      ...sections.map(({ target }, index): [string, number] => [target, index]),
      ...shown.map(({ id }, index): [string, number] => [`#demo-${id}`, sections.length + index]),
    ])
    const texts = [
      title,
      ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
      ...shown.flatMap(({ asset }) => [asset?.title, asset?.description, ...(asset?.keywords ?? [])]),
    ]
    const known = texts.join('\n').toLowerCase()
    let added = ''
    // most words occur often, and searching the texts takes long
    const seen = new Set<string>()
    const isNew = (word: string) => {
      if (seen.has(word)) return false
      seen.add(word)
      return !known.includes(word) && !added.includes(word)
    }
    const found = new Map<number, Set<string>>()
    for (const { key, html } of page.tabs) {
      const query = key === '' ? '' : `?tab=${key}`
      for (const { text, ids } of listVisibleTexts(html, skippedElements)) {
        // what follows a target that is not indexed belongs to the page
        const place = places.get(`${query}#${ids[0]}`) ?? places.get(`#${ids[0]}`) ?? 0
        const words = (text.toLowerCase().match(WORD) ?? []).filter(isNew)
        if (words.length === 0) continue
        added += ` ${words.join(' ')}`
        const list = found.get(place) ?? new Set()
        for (const word of words) list.add(word)
        found.set(place, list)
      }
    }
    return [...found].flatMap(([place, words]) => [place, [...words].toSorted().join(' ')])
  })
}
