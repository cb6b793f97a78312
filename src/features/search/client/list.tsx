import { useEffect, useState, type MouseEvent, type UIEvent } from 'react'
import { searchText } from '../shared/texts/index.ts'
import type { HighlightedPart, SearchGroup } from '../shared/search.ts'
import { countHits, getFullTitle, groupRows, type Row } from './rows.ts'

export const LIST_ID = 'search-list'
export const getRowId = (index: number): string => `search-row-${index}`

/** Rows are rendered in batches. The next batch follows when the visitor gets close to the last row. */
const BATCH_SIZE = 40

interface ListProps {
  groups: SearchGroup[]
  recent: string[]
  /** The groups are results of the previous query. */
  busy: boolean
  active: number
  onSelect: (index: number) => void
  onPick: (row: Row) => void
}

export function List({ groups, recent, busy, active, onSelect, onPick }: ListProps) {
  const [scrollLimit, setScrollLimit] = useState(BATCH_SIZE)
  const limit = Math.max(scrollLimit, active + BATCH_SIZE / 2)

  useEffect(() => {
    document.getElementById(getRowId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    if (limit < countHits(groups) && scrollHeight - scrollTop < 2 * clientHeight) setScrollLimit(limit + BATCH_SIZE)
  }
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={searchText('search.list')}
      aria-busy={busy}
      className="search-list"
      onScroll={onScroll}
    >
      {groupRows(groups, recent, limit).map(({ title, start, rows }) => (
        <div key={title} role="group" aria-label={title || undefined}>
          {title !== '' && (
            <div className="search-group" role="presentation">
              {title}
            </div>
          )}
          {rows.map((row, index) => (
            <SearchRow
              key={start + index}
              id={getRowId(start + index)}
              row={row}
              active={start + index === active}
              onHover={() => onSelect(start + index)}
              onPick={() => onPick(row)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface RowProps {
  id: string
  row: Row
  active: boolean
  onHover: () => void
  onPick: () => void
}

/** A hit is a link, so visitors can open it in a new tab. */
function SearchRow({ id, row, active, onHover, onPick }: RowProps) {
  const common = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    className: 'search-row',
    onMouseMove: active ? undefined : onHover,
  } as const
  if (row.kind === 'query') {
    return (
      <button type="button" {...common} onClick={onPick}>
        <SearchIcon name="recent" />
        <span className="search-texts">{row.query}</span>
      </button>
    )
  }
  const { type, link, picture, highlightTexts } = row.hit
  const pick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPick()
  }
  return (
    <a {...common} href={link} onClick={pick}>
      {picture ? (
        <img className="search-picture" src={picture} alt="" width="72" height="48" loading="lazy" />
      ) : (
        <SearchIcon name={type} />
      )}
      <span className="search-texts">
        <span className="search-title">
          <HighlightedText parts={getFullTitle(row.hit)} />
        </span>
        <span className="search-text">
          <HighlightedText parts={highlightTexts} />
        </span>
      </span>
    </a>
  )
}

function HighlightedText({ parts }: { parts: HighlightedPart[] }) {
  return parts.map(({ text, highlighted }, index) => (highlighted ? <mark key={index}>{text}</mark> : text))
}

/** Icons from Lucide (lucide.dev, ISC license). Only the search uses them. */
const ICONS = {
  page: '<path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z"/><path d="M14 2v4a2 2 0 0 0 2 2h4"/>',
  title: '<path d="M4 9h16"/><path d="M4 15h16"/><path d="M10 3 8 21"/><path d="m16 3-2 18"/>',
  content: '<path d="M17 6.1H3"/><path d="M21 12.1H3"/><path d="M15.1 18H3"/>',
  demo: '<path d="m18 16 4-4-4-4"/><path d="m6 8-4 4 4 4"/><path d="m14.5 4-5 16"/>',
  recent: '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/><path d="M12 7v5l4 2"/>',
} as const

function SearchIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  )
}
