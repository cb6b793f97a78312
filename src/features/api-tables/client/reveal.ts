import { unfold } from './unfold.ts'

/** Opens everything on the way to the row with this address, loads what is missing, and goes there. */
export async function reveal(table: HTMLElement, address: string, opened?: HTMLDetailsElement): Promise<void> {
  if (address === '') return
  const row = document.getElementById(address)
  if (row) return table.contains(row) ? goTo(row) : undefined
  const fold = foldTowards(table, address)
  // nothing further down: there is no such option, or it did not arrive
  if (!fold || fold === opened) return
  fold.open = true
  await unfold(table, fold)
  return reveal(table, address, fold)
}

/** The fold that must hold the address: below the row whose address is the longest beginning of it. */
function foldTowards(table: HTMLElement, address: string): HTMLDetailsElement | undefined {
  const rows = [...table.querySelectorAll('tr[id]')]
    .filter(({ id }) => address.startsWith(`${id}-`))
    .toSorted((a, b) => b.id.length - a.id.length)
  for (const row of rows) {
    const below = row.nextElementSibling
    if (!below?.matches('tr.nested')) continue
    const folds = [...below.querySelectorAll<HTMLDetailsElement>(':scope > td > details')]
    const fold = folds.find(
      ({ dataset }) => dataset.variant === undefined || address.startsWith(`${row.id}-${dataset.variant}-`),
    )
    if (fold?.dataset.object !== undefined) return fold
  }
  return undefined
}

/** Unfolds what hides a row, and takes away what the filter hides of it. */
function goTo(row: HTMLElement): void {
  for (let line: HTMLElement | null = row; line; line = line.parentElement?.closest('tr') ?? null) line.hidden = false
  for (let fold = row.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  for (const earlier of document.querySelectorAll('tr.revealed')) earlier.classList.remove('revealed')
  row.classList.add('revealed')
  row.scrollIntoView({ block: 'start' })
  row.querySelector('a')?.focus({ preventScroll: true })
}
