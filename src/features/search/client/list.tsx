import { useEffect, useState, type MouseEvent, type UIEvent } from 'react'
import { searchText } from '../shared/texts/index.ts'
import type { HighlightedPart, SearchGroup } from '../shared/search.ts'
import { countHits, groupRows, wholeTitle, type Row } from './rows.ts'
import { SearchIcon } from './search-icon.tsx'

export const LIST_ID = 'search-list'
export const rowId = (index: number): string => `search-row-${index}`

/** Rows drawn at once; more come when one gets near the last of them. */
const BATCH = 40

interface Props {
  groups: SearchGroup[]
  recent: string[]
  /** It is the answer to what was typed before. */
  busy: boolean
  active: number
  onChoose: (index: number) => void
  onPick: (row: Row) => void
}

export function List({ groups, recent, busy, active, onChoose, onPick }: Props) {
  const [scrolledTo, setScrolledTo] = useState(BATCH)
  const drawn = Math.max(scrolledTo, active + BATCH / 2)

  useEffect(() => {
    document.getElementById(rowId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    if (drawn < countHits(groups) && scrollHeight - scrollTop < 2 * clientHeight) setScrolledTo(drawn + BATCH)
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
      {groupRows(groups, recent, drawn).map(({ title, start, rows }) => (
        <div key={title} role="group" aria-label={title || undefined}>
          {title !== '' && (
            <div className="search-group" role="presentation">
              {title}
            </div>
          )}
          {rows.map((row, index) => (
            <SearchRow
              key={start + index}
              id={rowId(start + index)}
              row={row}
              active={start + index === active}
              onHover={() => onChoose(start + index)}
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

/** One line of the list. A hit is a link, so that it can be opened in a new tab too. */
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
          <Parts parts={wholeTitle(row.hit)} />
        </span>
        <span className="search-text">
          <Parts parts={highlightTexts} />
        </span>
      </span>
    </a>
  )
}

function Parts({ parts }: { parts: HighlightedPart[] }) {
  return parts.map(({ text, highlighted }, index) => (highlighted ? <mark key={index}>{text}</mark> : text))
}
