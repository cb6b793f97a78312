import { ELLIPSIS } from '../shared/constants.ts'
import {
  SECTION_SEPARATOR,
  type HighlightedPart,
  type HitKind,
  type SearchGroup,
  type SearchHit,
} from '../shared/search.ts'

/** A row of the list: a search hit, or a recent query. */
export type Row = { kind: 'hit'; hit: SearchHit } | { kind: 'query'; query: string }

interface RowGroup {
  /** Empty for a group without a heading. */
  title: string
  /** The index of the first row in the whole list. */
  start: number
  rows: Row[]
}

/** The first `limit` rows of the list: the hits, or the recent queries if there are none. */
export function groupResults(groups: SearchGroup[], recent: string[], limit: number): RowGroup[] {
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

/** The page and the section of a hit. The title of a page is the only part of its path. */
export function getPath(hit: Pick<SearchHit, 'type' | 'pageTitle' | 'highlightTitleTexts'>): HighlightedPart[][] {
  const { type, pageTitle, highlightTitleTexts } = hit
  if (type === 'demo') return [[{ text: pageTitle }], highlightTitleTexts]
  const [first, ...rest] = highlightTitleTexts
  if (type === 'page' || !first) return [highlightTitleTexts]
  if (!first.highlighted && first.text.startsWith(ELLIPSIS)) {
    // the title of the page was cut off
    const [, section = first.text] = first.text.split(SECTION_SEPARATOR)
    return [[{ text: pageTitle }], [...(section === '' ? [] : [{ text: section }]), ...rest]]
  }
  const page = sliceParts(highlightTitleTexts, 0, pageTitle.length)
  const section = sliceParts(highlightTitleTexts, pageTitle.length + SECTION_SEPARATOR.length)
  return section.length > 0 ? [page, section] : [page]
}

function sliceParts(parts: HighlightedPart[], start: number, end = Infinity): HighlightedPart[] {
  let offset = 0
  return parts.flatMap((part) => {
    const text = part.text.slice(Math.max(start - offset, 0), Math.max(end - offset, 0))
    offset += part.text.length
    return text === '' ? [] : [{ ...part, text }]
  })
}

export const KINDS: HitKind[] = ['chart', 'demo', 'option', 'guide', 'changelog']

/** The number of results of each kind. Best matches are in the other groups too, so they count only once. */
export function countKinds(groups: SearchGroup[]): Map<HitKind, number> {
  const count = (kind: HitKind, isBest: boolean) =>
    groups
      .filter((group) => (group.isBest ?? false) === isBest)
      .reduce((sum, { counts }) => sum + (counts?.[kind] ?? 0), 0)
  return new Map(KINDS.map((kind) => [kind, Math.max(count(kind, false), count(kind, true))]))
}

/** Leaves out hits whose address is further up: a best match, or the page of a text above its first heading. */
export function dropRepeated(groups: SearchGroup[]): SearchGroup[] {
  const best = new Set(groups.flatMap(({ isBest, hints }) => (isBest ? hints.map(({ link }) => link) : [])))
  const others = new Set<string>()
  return groups.map((group) => {
    if (group.isBest) return group
    const counts = { ...group.counts }
    const hints = group.hints.filter(({ link, kind }) => {
      if (others.has(link)) {
        if (kind && counts[kind]) counts[kind]--
        return false
      }
      others.add(link)
      return !best.has(link)
    })
    return { ...group, counts, hints }
  })
}

export function filterGroups(groups: SearchGroup[], kind: HitKind | undefined): SearchGroup[] {
  return groups
    .map((group) => ({ ...group, hints: group.hints.filter((hit) => kind === undefined || hit.kind === kind) }))
    .filter(({ hints }) => hints.length > 0)
}

/** The key of a row: it stays the same row when the list is answered again. */
export const getRowKey = (row: Row): string => (row.kind === 'hit' ? row.hit.link : row.query)

/** The index of the selected row, which another answer can have moved. */
export function findSelected(groups: SearchGroup[], selected: { index: number; link?: string }): number {
  const links = groups.flatMap(({ hints }) => hints.map(({ link }) => link))
  const { index, link } = selected
  return link === undefined || links[index] === link || !links.includes(link) ? index : links.indexOf(link)
}

/** The number of rows, which can be smaller than the number of results. */
export const countRows = (groups: SearchGroup[]): number => groups.reduce((sum, { hints }) => sum + hints.length, 0)

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
  const rows: Record<string, number> = {
    ArrowDown: active >= last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    PageDown: Math.min(active + PAGE_SIZE, last),
    PageUp: Math.max(active - PAGE_SIZE, 0),
    Home: 0,
    End: last,
  }
  return rows[key]
}
