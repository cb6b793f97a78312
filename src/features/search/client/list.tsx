import { useEffect, useState, type MouseEvent, type UIEvent } from 'react'
import { searchText } from '../shared/texts/index.ts'
import { BEST_MATCHES, type HighlightedPart, type SearchGroup } from '../shared/search.ts'
import { countRows, getPath, getRowKey, groupResults, type Row } from './rows.ts'

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
      {groupResults(groups, recent, limit).map(({ title, start, rows }) => (
        <div key={title} role="group" aria-label={getGroupName(title) || undefined}>
          {title !== '' && (
            <div className="search-group" role="presentation">
              {getGroupName(title)}
            </div>
          )}
          {rows.map((row, index) => (
            <SearchRow
              key={getRowKey(row)}
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
          <span className="search-path">
            {getPath(row.hit).map((parts, index) => (
              <span key={index}>
                {index > 0 && <i>›</i>}
                <HighlightedText parts={parts} />
              </span>
            ))}
          </span>
          {option && (
            <code className="search-option">
              {option.type}
              {option.default !== '' && <span> = {option.default}</span>}
            </code>
          )}
        </span>
        <span className="search-text">
          <HighlightedText parts={highlightTexts} />
        </span>
      </span>
    </a>
  )
}

const getGroupName = (title: string): string => (title === BEST_MATCHES ? searchText('search.best') : title)

function HighlightedText({ parts }: { parts: HighlightedPart[] }) {
  return parts.map(({ text, highlighted }, index) => (highlighted ? <mark key={index}>{text}</mark> : text))
}

/** Icons that only the search uses. */
const ICONS = {
  chart: lucide('chart-column'),
  demo: lucide('code-xml'),
  option: lucide('braces'),
  // `book-open` as Lucide drew it before
  guide:
    '<path d="M12 7v14"/><path d="M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13' +
    'a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z"/>',
  changelog: lucide('tag'),
  recent: lucide('rotate-ccw-clock'),
}

function SearchIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  )
}
