import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { addListeners, alignPopup, clearEnter, setQuery, updateAria, wasEnterPressed } from './combobox.ts'
import { saveFoundWords } from './found-words.ts'
import { getRowId, List, LIST_ID } from './list.tsx'
import { KeyHints, RecentHeader, Status } from './popup-parts.tsx'
import { addRecentSearch, clearRecentSearches, getRecentSearches } from './recent-searches.ts'
import { countHits, getNextRow, type Row } from './rows.ts'
import { useSearchResults } from './search-results.ts'
import type { Search } from './searcher.ts'

/** The popup below the search box. It also handles the keyboard input of the box. */
export function SearchPopup({
  input,
  search,
  previousFocus,
}: {
  input: HTMLInputElement
  search: Search
  previousFocus: EventTarget | null
}) {
  const [open, setOpen] = useState(document.activeElement === input)
  const [selected, setSelected] = useState({ keywords: '', index: 0 })
  const [recent, setRecent] = useState(getRecentSearches)
  const { results, retry } = useSearchResults(input, search)
  const popup = useRef<HTMLDivElement>(null)
  /** Gets the focus back when the popup closes. */
  const focusTarget = useRef(previousFocus)

  const { keywords, groups, loading } = results
  const count = keywords === '' ? recent.length : countHits(groups)
  const active = Math.min(selected.keywords === keywords ? selected.index : 0, count - 1)
  const isUpToDate = useEffectEvent(() => !loading && keywords === input.value.trim())
  const select = (index: number) => setSelected({ keywords, index })

  const close = () => {
    setOpen(false)
    if (focusTarget.current instanceof HTMLElement && focusTarget.current.isConnected) focusTarget.current.focus()
    else input.blur()
  }
  const pick = (row: Row) => {
    if (row.kind === 'query') return setQuery(input, row.query)
    addRecentSearch(keywords)
    setRecent(getRecentSearches())
    saveFoundWords(keywords)
    // the focus moves to the opened page instead
    focusTarget.current = null
    close()
    // the address does not change, so its row is revealed again in case it was collapsed or filtered out
    if (new URL(row.hit.link, location.href).href === location.href) dispatchEvent(new HashChangeEvent('hashchange'))
  }

  const onInput = useEffectEvent(() => {
    clearEnter(input)
    setOpen(true)
  })
  const onFocus = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    focusTarget.current = relatedTarget
    setOpen(true)
  })
  const closeOnLeave = (newFocus: EventTarget | null) => {
    if (newFocus !== input && !(newFocus instanceof Node && popup.current?.contains(newFocus))) setOpen(false)
  }
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => closeOnLeave(relatedTarget))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // keys belong to the input method while it composes a word
    if (event.isComposing) return
    const next = getNextRow(event, active, count)
    // the popup is at the end of the document, so Tab would not reach its button
    const button =
      event.key === 'Tab' && !event.shiftKey
        ? popup.current?.querySelector<HTMLElement>('.search-head button')
        : undefined
    if (event.key === 'Escape' && open) close()
    else if (button) button.focus()
    else if (event.key === 'Enter' && isUpToDate() && open && active >= 0)
      openRow(active, event.ctrlKey || event.metaKey)
    else if (next !== undefined && open) select(next)
    else if (next !== undefined) setOpen(true)
    else return
    event.preventDefault()
    // start.ts must not record an Enter that is already handled
    event.stopPropagation()
  })
  useEffect(
    () =>
      addListeners(input, {
        onInput: () => onInput(),
        onFocus: (event) => onFocus(event),
        onBlur: (event) => onBlur(event),
        onKeyDown: (event) => onKeyDown(event),
      }),
    [input],
  )

  useLayoutEffect(() => {
    updateAria(input, open ? LIST_ID : undefined, open && active >= 0 ? getRowId(active) : undefined)
    if (popup.current) alignPopup(input, popup.current)
  }, [input, open, active])

  useEffect(() => {
    // Enter may have been pressed before the results were loaded
    if (!isUpToDate() || !wasEnterPressed(input)) return
    clearEnter(input)
    openRow(0, false)
  }, [input, results])

  if (!open) return null
  return (
    // preventDefault keeps the focus in the box when the visitor clicks between the rows
    <div
      ref={popup}
      className="search-popup"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => closeOnLeave(relatedTarget)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {keywords === '' ? (
        <RecentHeader
          hasRecent={recent.length > 0}
          onClear={() => {
            clearRecentSearches()
            setRecent([])
          }}
        />
      ) : (
        <Status results={results} count={count} onRetry={retry} />
      )}
      <List
        key={keywords}
        groups={groups}
        recent={keywords === '' ? recent : []}
        busy={loading}
        active={active}
        onSelect={select}
        onPick={pick}
      />
      <KeyHints onClose={close} />
    </div>
  )
}

function openRow(index: number, inNewTab: boolean): void {
  const row = document.getElementById(getRowId(index))
  if (inNewTab && row instanceof HTMLAnchorElement) window.open(row.href)
  else row?.click()
}
