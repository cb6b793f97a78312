import { useEffect, useState, type UIEvent } from 'react'
import { searchText } from '../../../core/shared/locale/search-text.ts'
import type { SearchGroup } from '../shared/search.ts'
import { SearchRow } from './row.tsx'
import { countHits, groupRows, type Row } from './rows.ts'

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
