import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { expand } from './expand.ts'
import { activateFilter } from './filter.ts'
import { findRow } from './table-rows.ts'
import { activateTryIt, activateUsedIn } from './row-buttons.ts'

/** Loads nested options on demand, starts the filter and follows the hash. */
export function activate(table: HTMLElement, signal: AbortSignal): void {
  const onToggle = (event: Event) => {
    if (event.target instanceof HTMLDetailsElement && event.target.open) void expand(table, event.target)
  }
  const follow = (hash: string, query = filter.getQuery()) => {
    // what the visitor has typed since then is more important than the row
    const makeVisible = () => {
      if (filter.getQuery() !== query) return false
      filter.clear()
      return true
    }
    void reveal(table, decodeHash(hash), makeVisible)
  }
  const followHash = () => follow(location.hash)
  const filter = activateFilter(table, signal, follow)
  table.addEventListener('toggle', onToggle, { capture: true, signal })
  addEventListener('hashchange', followHash, { signal })
  // the visitor may have opened some before this script was loaded
  const opened = table.querySelectorAll<HTMLDetailsElement>('details[data-object][open]')
  for (const details of opened) void expand(table, details)
  follow(location.hash, '')
  activateUsedIn(table, signal)
  activateTryIt(table, signal)
}

/** Opens and loads everything above the row with this address, then scrolls to it if it can be made visible. */
async function reveal(
  table: HTMLElement,
  address: string,
  makeVisible: () => boolean,
  opened?: HTMLDetailsElement,
): Promise<void> {
  if (address === '') return
  const row = document.getElementById(address)
  if (row) {
    if (!table.contains(row)) return
    return makeVisible() ? showRow(row) : undefined
  }
  const details = findDetailsTowards(table, address)
  if (!details || details === opened) {
    // the option does not exist, or its content failed to load
    const outer = opened && findRow(opened)
    return outer && showRow(outer)
  }
  details.open = true
  await expand(table, details)
  return reveal(table, address, makeVisible, details)
}

/** The unloaded details that would contain the address: below the row with the longest matching prefix. */
function findDetailsTowards(table: HTMLElement, address: string): HTMLDetailsElement | undefined {
  const rows = [...table.querySelectorAll('tr[id]')]
    .filter(({ id }) => address.startsWith(`${id}-`))
    .toSorted((a, b) => b.id.length - a.id.length)
  for (const row of rows) {
    const nestedRow = row.nextElementSibling
    if (!nestedRow?.matches('tr.nested')) continue
    const details = [...nestedRow.querySelectorAll<HTMLDetailsElement>(':scope > td > details')].find(
      ({ dataset }) => dataset.variant === undefined || address.startsWith(`${row.id}-${dataset.variant}-`),
    )
    if (details?.dataset.object !== undefined) return details
  }
  return undefined
}

/** Opens all details around a row, and moves the focus to it. */
function showRow(row: HTMLElement): void {
  for (let details = row.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true
  for (const other of document.querySelectorAll('tr.revealed')) other.classList.remove('revealed')
  row.classList.add('revealed')
  row.scrollIntoView({ block: 'start' })
  row.querySelector('a')?.focus({ preventScroll: true })
}
