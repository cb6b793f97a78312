import { ELLIPSIS } from '../shared/constants.ts'
import { SECTION_SEPARATOR, type HighlightedPart, type SearchGroup, type SearchHit } from '../shared/search.ts'

/** A row of the list: something found, or something to search again. */
export type Row = { kind: 'hit'; hit: SearchHit } | { kind: 'query'; query: string }

/** Rows under one heading, which is empty where there is none. */
export interface RowGroup {
  title: string
  /** The place of its first row in the whole list. */
  start: number
  rows: Row[]
}

/** The first rows of the list, as many as are drawn. */
export function groupRows(groups: SearchGroup[], recent: string[], most: number): RowGroup[] {
  if (groups.length === 0)
    return recent.length === 0 ? [] : [{ title: '', start: 0, rows: recent.map((query) => ({ kind: 'query', query })) }]
  const drawn: RowGroup[] = []
  let start = 0
  for (const { title = '', hints } of groups) {
    if (start >= most) break
    const rows = hints.slice(0, most - start).map((hit): Row => ({ kind: 'hit', hit }))
    drawn.push({ title, start, rows })
    start += hints.length
  }
  return drawn
}

/** The title of a hit, whose page is named even where the text before the match is cut. */
export function wholeTitle({
  pageTitle,
  highlightTitleTexts,
}: Pick<SearchHit, 'pageTitle' | 'highlightTitleTexts'>): HighlightedPart[] {
  const [first, ...rest] = highlightTitleTexts
  if (!first || first.highlighted || !first.text.startsWith(ELLIPSIS)) return highlightTitleTexts
  const [, ownTitle] = first.text.split(SECTION_SEPARATOR)
  return [{ text: pageTitle + SECTION_SEPARATOR + (ownTitle ?? first.text) }, ...rest]
}

export const countHits = (groups: SearchGroup[]): number => groups.reduce((sum, { hints }) => sum + hints.length, 0)
