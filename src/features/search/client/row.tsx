import type { MouseEvent } from 'react'
import type { HighlightedPart } from '../shared/search.ts'
import { wholeTitle, type Row } from './rows.ts'
import { SearchIcon } from './search-icon.tsx'

interface Props {
  id: string
  row: Row
  active: boolean
  onHover: () => void
  onPick: () => void
}

/** One line of the list. A hit is a link, so that it can be opened in a new tab too. */
export function SearchRow({ id, row, active, onHover, onPick }: Props) {
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
