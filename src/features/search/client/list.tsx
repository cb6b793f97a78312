import { useEffect, useState, type MouseEvent, type UIEvent } from 'react'
import { searchText } from '../shared/texts/index.ts'
import {
  BEST_MATCHES,
  type HighlightedPart,
  type OptionFacts,
  type SearchGroup,
  type SearchHit,
} from '../shared/search.ts'
import { countRows, getPath, groupRows, type Row } from './rows.ts'

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
    if (limit < countRows(groups) && scrollHeight - scrollTop < 2 * clientHeight) setScrollLimit(limit + BATCH_SIZE)
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
        <div key={title} role="group" aria-label={getGroupName(title) || undefined}>
          {title !== '' && (
            <div className="search-group" role="presentation">
              {getGroupName(title)}
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
  const { link, picture, kind = 'guide', highlightTexts, option } = row.hit
  const pick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPick()
  }
  return (
    <a {...common} href={link} onClick={pick}>
      {picture ? (
        <img className="search-picture" src={picture} alt="" width="72" height="48" loading="lazy" />
      ) : (
        <SearchIcon name={kind} />
      )}
      <span className="search-texts">
        <span className="search-title">
          <Path hit={row.hit} />
          {option && <OptionText {...option} />}
        </span>
        <span className="search-text">
          <HighlightedText parts={highlightTexts} />
        </span>
      </span>
    </a>
  )
}

const getGroupName = (title: string): string => (title === BEST_MATCHES ? searchText('search.best') : title)

function Path({ hit }: { hit: SearchHit }) {
  return (
    <span className="search-path">
      {getPath(hit).map((parts, index) => (
        <span key={index}>
          {index > 0 && <i>›</i>}
          <HighlightedText parts={parts} />
        </span>
      ))}
    </span>
  )
}

function OptionText({ type, default: value }: OptionFacts) {
  return (
    <code className="search-option">
      {type}
      {value !== '' && <span> = {value}</span>}
    </code>
  )
}

function HighlightedText({ parts }: { parts: HighlightedPart[] }) {
  return parts.map(({ text, highlighted }, index) => (highlighted ? <mark key={index}>{text}</mark> : text))
}

/** Icons from Lucide (lucide.dev, ISC license). Only the search uses them. */
const ICONS = {
  chart: '<path d="M3 3v16a2 2 0 0 0 2 2h16"/><path d="M18 17V9"/><path d="M13 17V5"/><path d="M8 17v-3"/>',
  demo: '<path d="m18 16 4-4-4-4"/><path d="m6 8-4 4 4 4"/><path d="m14.5 4-5 16"/>',
  option:
    '<path d="M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1"/>' +
    '<path d="M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1"/>',
  guide:
    '<path d="M12 7v14"/><path d="M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13' +
    'a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z"/>',
  changelog:
    '<path d="M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0' +
    ' 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z"/><circle cx="7.5" cy="7.5" r=".5"/>',
  recent: '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/><path d="M12 7v5l4 2"/>',
} as const

function SearchIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  )
}
