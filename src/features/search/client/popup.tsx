import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { HitKind } from '../shared/search.ts'
import { saveFoundWords } from './found-words.ts'
import { getRowId, List, LIST_ID } from './list.tsx'
import { KeyHints, Kinds, RecentHeader, Status } from './popup-parts.tsx'
import { addRecentSearch, clearRecentSearches, getRecentSearches } from './recent-searches.ts'
import { countKinds, countRows, dropRepeated, filterGroups, findSelected, getNextRow, type Row } from './rows.ts'
import { useSearchResults } from './search-results.ts'
import type { Searcher } from './searcher.ts'

interface Props {
  input: HTMLInputElement
  searcher: Searcher
  previousFocus: EventTarget | null
}

/** The popup below the search box. It also handles the keyboard input of the box. */
export function SearchPopup({ input, searcher, previousFocus }: Props) {
  const [open, setOpen] = useState(document.activeElement === input)
  const [selected, setSelected] = useState<{ list: string; index: number; link?: string }>({ list: '', index: 0 })
  const [chosenKind, setKind] = useState<HitKind>()
  const [recent, setRecent] = useState(getRecentSearches)
  const { results, retry } = useSearchResults(input, searcher)
  const popup = useRef<HTMLDivElement>(null)
  /** Gets the focus back when the popup closes. */
  const focusTarget = useRef(previousFocus)

  const { keywords, answered, loading, isPartial } = results
  const found = useMemo(() => dropRepeated(results.groups), [results.groups])
  const counts = countKinds(found)
  // a query without results of the kind shows all of them
  const kind = chosenKind && counts.get(chosenKind) ? chosenKind : undefined
  const groups = filterGroups(found, kind)
  const list = `${answered} ${kind}`
  const count = keywords === '' ? recent.length : countRows(groups)
  const active = Math.min(selected.list === list ? findSelected(groups, selected) : 0, count - 1)
  const isUpToDate = useEffectEvent(() => !loading && keywords === input.value.trim())
  const select = (index: number) =>
    setSelected({ list, index, link: groups.flatMap(({ hints }) => hints)[index]?.link })
  const total = [...counts].reduce((sum, [one, number]) => (kind && one !== kind ? sum : sum + number), 0)

  const close = () => {
    setOpen(false)
    if (focusTarget.current instanceof HTMLElement && focusTarget.current.isConnected) focusTarget.current.focus()
    else input.blur()
  }
  const pick = (row: Row) => {
    if (row.kind === 'query') return setQuery(input, row.query)
    addRecentSearch(keywords)
    setRecent(getRecentSearches())
    saveFoundWords(results.groups[0]?.words ?? [])
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
  // the focus may have left before there was a listener
  const checkFocus = useEffectEvent(() => closeOnLeave(document.activeElement))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // keys belong to the input method while it composes a word
    if (event.isComposing) return
    const next = getNextRow(event, active, count)
    // the popup is at the end of the document, so Tab would not reach its controls
    const button =
      event.key === 'Tab' && !event.shiftKey
        ? popup.current?.querySelector<HTMLElement>('.search-head button, .search-kinds input:checked')
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
  useEffect(() => {
    checkFocus()
    // the search box is part of the page and not of the popup
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('focus', (event) => onFocus(event), { signal })
    input.addEventListener('blur', (event) => onBlur(event), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => listening.abort()
  }, [input])

  useLayoutEffect(() => {
    updateAria(input, open, active)
    if (popup.current) alignPopup(input, popup.current)
  }, [input, open, active])

  useEffect(() => {
    // start.ts records an Enter that was pressed before the results were loaded
    const { entered } = input.dataset
    if (!isUpToDate() || isPartial || !entered || entered !== input.value) return
    clearEnter(input)
    openRow(0, false)
  }, [input, results, isPartial])

  if (!open) return null
  return (
    // preventDefault keeps the focus in the box when the visitor clicks between the rows
    <div
      ref={popup}
      className="search-popup"
      data-query={keywords !== '' || undefined}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => closeOnLeave(relatedTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        if (event.key !== 'Tab' || !event.shiftKey) return
        event.preventDefault()
        input.focus()
      }}
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
        <div>
          <Status results={results} count={total} onRetry={retry} />
          {found.length > 0 ? (
            <Kinds counts={counts} selected={kind} onSelect={setKind} />
          ) : (
            <div className="search-kinds" />
          )}
        </div>
      )}
      <List
        key={list}
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

/** Without script the search box is a plain field, so its role is not in the HTML. */
export function setComboboxRole(input: HTMLInputElement): void {
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.enterKeyHint = 'go'
}

/** Names the list if it is open, and its active row. */
function updateAria(input: HTMLInputElement, isOpen: boolean, active: number): void {
  input.ariaExpanded = String(isOpen)
  const ids = { 'aria-controls': LIST_ID, 'aria-activedescendant': active >= 0 && getRowId(active) }
  for (const [name, id] of Object.entries(ids)) {
    if (isOpen && id) input.setAttribute(name, id)
    else input.removeAttribute(name)
  }
  input.parentElement?.toggleAttribute('data-open', isOpen)
}

function setQuery(input: HTMLInputElement, query: string): void {
  input.value = query
  input.dispatchEvent(new Event('input'))
  input.focus()
}

function clearEnter(input: HTMLInputElement): void {
  delete input.dataset.entered
}

/** Aligns the right edges of the popup and the box. On phones the popup is full width and ignores this. */
function alignPopup(input: HTMLInputElement, popup: HTMLElement): void {
  const { right } = (input.parentElement ?? input).getBoundingClientRect()
  popup.style.right = `${Math.max(document.documentElement.clientWidth - right, 0)}px`
}
