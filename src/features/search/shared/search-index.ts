import { isRecord } from '../../../core/shared/is-record.ts'
import { optionAddress, variantSegment } from '../../api-tables/shared/options.ts'
import { posterAddress } from '../../demos/shared/poster-address.ts'
import type { SearchNav, SearchRoute, SearchSection, SearchSource } from './search.ts'

/**
 * The file of the index, as short as can be: like stands beside like, which packs better, and an options
 * object stands in it once, however many options hold it.
 */
export interface SearchIndex {
  nav: SearchNav[]
  routes: [path: string, title: string, ...names: string[]][]
  /** By route, as are the next two. */
  sections: IndexedSection[][]
  demos: IndexedDemo[][]
  tables: IndexedTable[][]
  objects: IndexedObject[]
  /** The first of the objects, which all charts share: they are found where they are shown for all. */
  common: number
}

/** A place of 0 is the address that the title gives. */
export type IndexedSection = [title: string, place: string | 0, ...paragraphs: string[]]

/** The address of its picture is made from its id and this hash. */
export type IndexedDemo = [id: string, title: string, description: string, pictureHash: string]

/** An API table: its tab, what the addresses and what the paths of its options begin with, and its options. */
export type IndexedTable = [page: string, address: string, label: string, ...options: IndexedOption[]]

/** The objects that an option may hold are places in the list of objects. */
export type IndexedOption = [name: string, text: string, ...nested: number[]]

export type IndexedObject = [slug: string, ...options: IndexedOption[]]

export const isSearchIndex = (value: unknown): value is SearchIndex =>
  isRecord(value) && Array.isArray(value.routes) && Array.isArray(value.objects)

/** Where a heading is found unless it has an id of its own. */
export const placeOfTitle = (title: string): string =>
  `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`

/** Writes out what the index says in short. */
export function openIndex({ nav, routes, sections, demos, tables, objects, common }: SearchIndex): SearchSource {
  return {
    nav,
    routes: routes.map(([path, title, ...names], index): SearchRoute => {
      const written = (sections[index] ?? []).map(([heading, place, ...paragraphs]): SearchSection => ({
        title: heading,
        place: place === 0 ? placeOfTitle(heading) : place,
        paragraphs,
      }))
      return {
        path,
        title,
        names,
        sections: [...written, ...(tables[index] ?? []).flatMap((table) => sectionsOfTable(table, objects, common))],
      }
    }),
    demos: routes.flatMap(([path], index) =>
      (demos[index] ?? []).map(([id, title, description, hash]) => ({
        id,
        routeId: path,
        title,
        description,
        ...(hash === '' ? {} : { picture: posterAddress(id, 'narrow', hash) }),
      })),
    ),
  }
}

/** Deeper than any option; what holds itself ends here. */
const DEEPEST = 8

/** Each option with everything inside it: `xAxis`, `xAxis.label`, `xAxis.label.formatter`. The first search waits for this. */
function sectionsOfTable(
  [page, address, label, ...options]: IndexedTable,
  objects: IndexedObject[],
  common: number,
): SearchSection[] {
  const isChart = address === ''
  const sections: SearchSection[] = []
  for (const option of options)
    walk(option, label === '' ? '' : `${label}.`, isChart ? '' : `${optionAddress([address])}-`, 1)
  return sections

  function walk([name, text, ...nested]: IndexedOption, above: string, aboveAddress: string, depth: number): void {
    const path = above + name
    const here = aboveAddress + optionAddress([name])
    sections.push({ title: path, place: `${page}#${here}`, paragraphs: text === '' ? [] : [text] })
    if (depth === DEEPEST) return
    for (const index of nested) {
      const object = objects[index]
      if (!object || (isChart && index < common)) continue
      const [slug, ...inner] = object
      const within = `${[here, ...variantSegment(nested, optionAddress([slug]))].join('-')}-`
      for (const option of inner) walk(option, `${path}.`, within, depth + 1)
    }
  }
}
