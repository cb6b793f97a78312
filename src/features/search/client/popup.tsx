import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { describeBox, forgetEnter, listenToBox, placeUnderBox, wasEntered, writeInBox } from './box.ts'
import { keepFoundWords } from './found-words.ts'
import { getNextRow } from './keys.ts'
import { List, LIST_ID, rowId } from './list.tsx'
import { useAnswer } from './query.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts'
import { countHits, type Row } from './rows.ts'
import type { Search } from './searcher.ts'
import { KeyHints, RecentHead, Status } from './surroundings.tsx'

/** The list under the box, and what the keys of the box do in it. */
export function SearchPopup({
  input,
  search,
  focusedBefore,
}: {
  input: HTMLInputElement
  search: Search
  focusedBefore: EventTarget | null
}) {
  const typed = useTyped(input)
  const [open, setOpen] = useState(document.activeElement === input)
  const [chosen, setChosen] = useState({ keywords: '', index: 0 })
  const [recent, setRecent] = useState(recentSearches)
  const { answer, retry } = useAnswer(typed, search)
  const popup = useRef<HTMLDivElement>(null)
  /** What had the focus before. */
  const before = useRef(focusedBefore)

  const { keywords, groups, loading } = answer
  const count = keywords === '' ? recent.length : countHits(groups)
  const active = Math.min(chosen.keywords === keywords ? chosen.index : 0, count - 1)
  const isAnswered = useEffectEvent(() => !loading && keywords === input.value.trim())
  const choose = (index: number) => setChosen({ keywords, index })

  const close = () => {
    setOpen(false)
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    else input.blur()
  }
  const pick = (row: Row) => {
    if (row.kind === 'query') return writeInBox(input, row.query)
    rememberSearch(keywords)
    setRecent(recentSearches())
    keepFoundWords(keywords)
    // the page that was found has it now
    before.current = null
    close()
    // a row of this very address, perhaps folded again since
    if (new URL(row.hit.link, location.href).href === location.href) dispatchEvent(new HashChangeEvent('hashchange'))
  }

  const onInput = useEffectEvent(() => {
    forgetEnter(input)
    setOpen(true)
  })
  const onFocus = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget
    setOpen(true)
  })
  const leave = (to: EventTarget | null) => {
    if (to !== input && !(to instanceof Node && popup.current?.contains(to))) setOpen(false)
  }
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => leave(relatedTarget))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // a word is being composed
    if (event.isComposing) return
    const next = getNextRow(event, active, count)
    const button =
      event.key === 'Tab' && !event.shiftKey
        ? popup.current?.querySelector<HTMLElement>('.search-head button')
        : undefined
    if (event.key === 'Escape' && open) close()
    // it stands at the end of the document
    else if (button) button.focus()
    else if (event.key === 'Enter' && isAnswered() && open && active >= 0)
      openRow(active, event.ctrlKey || event.metaKey)
    else if (next !== undefined && open) choose(next)
    else if (next !== undefined) setOpen(true)
    else return
    event.preventDefault()
    // what is done here is not left for later
    event.stopPropagation()
  })
  useEffect(
    () =>
      listenToBox(input, {
        onInput: () => onInput(),
        onFocus: (event) => onFocus(event),
        onBlur: (event) => onBlur(event),
        onKey: (event) => onKey(event),
      }),
    [input],
  )

  useLayoutEffect(() => {
    describeBox(input, open ? LIST_ID : undefined, open && active >= 0 ? rowId(active) : undefined)
    if (popup.current) placeUnderBox(input, popup.current)
  }, [input, open, active])

  useEffect(() => {
    // Enter was pressed before the answer was there
    if (!isAnswered() || !wasEntered(input)) return
    forgetEnter(input)
    openRow(0, false)
  }, [input, answer])

  if (!open) return null
  return (
    // a press beside the rows leaves the focus in the box
    <div
      ref={popup}
      className="search-popup"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {keywords === '' ? (
        <RecentHead
          hasRecent={recent.length > 0}
          onClear={() => {
            forgetSearches()
            setRecent([])
          }}
        />
      ) : (
        <Status answer={answer} count={count} onRetry={retry} />
      )}
      <List
        key={keywords}
        groups={groups}
        recent={keywords === '' ? recent : []}
        busy={loading}
        active={active}
        onChoose={choose}
        onPick={pick}
      />
      <KeyHints onClose={close} />
    </div>
  )
}

/** What stands in the box, also what was typed while this was on its way. */
function useTyped(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      input.addEventListener('input', notify)
      return () => input.removeEventListener('input', notify)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.value)
}

function openRow(index: number, elsewhere: boolean): void {
  const row = document.getElementById(rowId(index))
  if (elsewhere && row instanceof HTMLAnchorElement) window.open(row.href)
  else row?.click()
}
