import { ELLIPSIS } from '../shared/constants.ts'
import { SECTION_SEPARATOR, type HighlightedPart, type SearchGroup, type SearchHit } from '../shared/search.ts'

/** A row of the list: a search hit, or a recent query. */
export type Row = { kind: 'hit'; hit: SearchHit } | { kind: 'query'; query: string }

export interface RowGroup {
  /** Empty for a group without a heading. */
  title: string
  /** The index of the first row in the whole list. */
  start: number
  rows: Row[]
}

/** The first `limit` rows of the list: the hits, or the recent queries if there are none. */
export function groupRows(groups: SearchGroup[], recent: string[], limit: number): RowGroup[] {
  if (groups.length === 0)
    return recent.length === 0 ? [] : [{ title: '', start: 0, rows: recent.map((query) => ({ kind: 'query', query })) }]
  const rowGroups: RowGroup[] = []
  let start = 0
  for (const { title = '', hints } of groups) {
    if (start >= limit) break
    const rows = hints.slice(0, limit - start).map((hit): Row => ({ kind: 'hit', hit }))
    rowGroups.push({ title, start, rows })
    start += hints.length
  }
  return rowGroups
}

/** The title of a hit. It includes the title of the page even if the text before the match was cut. */
export function getFullTitle({
  pageTitle,
  highlightTitleTexts,
}: Pick<SearchHit, 'pageTitle' | 'highlightTitleTexts'>): HighlightedPart[] {
  const [first, ...rest] = highlightTitleTexts
  if (!first || first.highlighted || !first.text.startsWith(ELLIPSIS)) return highlightTitleTexts
  const [, sectionTitle] = first.text.split(SECTION_SEPARATOR)
  return [{ text: pageTitle + SECTION_SEPARATOR + (sectionTitle ?? first.text) }, ...rest]
}

export const countHits = (groups: SearchGroup[]): number => groups.reduce((sum, { hints }) => sum + hints.length, 0)

/** Rows that PageUp and PageDown move. */
const PAGE_SIZE = 8

/** The row that a key moves to, or undefined for other keys. Arrow keys wrap around. */
export function getNextRow(
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  active: number,
  count: number,
): number | undefined {
  // with these modifiers the keys select text
  if (count === 0 || shiftKey || altKey) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(active + PAGE_SIZE, last)
    case 'PageUp':
      return Math.max(active - PAGE_SIZE, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
