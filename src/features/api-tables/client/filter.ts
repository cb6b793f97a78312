import { optionText } from '../shared/texts/index.ts'
import { loadOptionNames } from './option-parts.ts'
import { nestedPaths, type NestedPath } from './nested-paths.ts'

/** So many paths inside an option are listed below it; the rest is counted. */
const LISTED = 6

/** Serves the field above a table: rows that do not match go, and paths inside an option stand below it. */
export function serveFilter(table: HTMLElement, signal: AbortSignal): void {
  const field = table.querySelector<HTMLInputElement>('.option-filter input')
  const output = table.querySelector('.option-filter output')
  if (!field || !output) return
  const groups = [...table.querySelectorAll<HTMLDetailsElement>('details.option-group')]
  const rows = [
    ...table.querySelectorAll<HTMLTableRowElement>(
      ':scope > table > tbody > tr[id], :scope > details > table > tbody > tr[id]',
    ),
  ]
  let paths: NestedPath[] = []
  let openBefore: Set<Element> | undefined

  const apply = () => {
    const words = wordsOf(field.value)
    if (words.length > 0) openBefore ??= new Set(groups.filter(({ open }) => open))
    let count = 0
    for (const row of rows) count += filterRow(row, words, paths)
    for (const group of groups) {
      group.hidden = words.length > 0 && !group.querySelector('tr[id]:not([hidden])')
      group.open = words.length > 0 ? !group.hidden : (openBefore?.has(group) ?? group.open)
    }
    if (words.length === 0) openBefore = undefined
    output.textContent = words.length === 0 ? '' : countText(count)
  }
  const learnNames = async () => {
    if (paths.length > 0) return
    try {
      paths = nestedPaths(await loadOptionNames(table.dataset.version ?? ''), table.dataset.of ?? '')
      apply()
    } catch {
      // the rows of the page are filtered all the same; the next letter asks again
    }
  }
  field.addEventListener('input', apply, { signal })
  for (const event of ['focus', 'input']) field.addEventListener(event, () => void learnNames(), { signal })
  // a text that the browser kept, or that was typed before this script was there
  if (field.value !== '') void learnNames().then(apply)
}

/** `xAxis.label`, `axis label` and `Axis Label` ask for the same. */
const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

const hasAll = (text: string, words: string[]): boolean => words.every((word) => text.includes(word))

/** Shows a row, or not, with the paths inside it that match. Returns how many options that are. */
function filterRow(row: HTMLTableRowElement, words: string[], paths: NestedPath[]): number {
  const name = row.querySelector('th code')?.textContent ?? ''
  const fold = row.nextElementSibling?.matches('tr.nested')
    ? (row.nextElementSibling as HTMLTableRowElement)
    : undefined
  row.parentElement?.querySelector(`:scope > tr[data-found="${row.id}"]`)?.remove()
  if (words.length === 0) {
    row.hidden = false
    if (fold) fold.hidden = false
    return 0
  }
  const itself = hasAll((row.textContent ?? '').toLowerCase(), words)
  const inside = paths.filter(
    ({ top, path }) =>
      top === name &&
      hasAll(path.toLowerCase(), words) &&
      !hasAll(path.slice(0, path.lastIndexOf('.')).toLowerCase(), words),
  )
  row.hidden = !itself && inside.length === 0
  if (fold) fold.hidden = !itself
  if (inside.length > 0) (fold ?? row).after(foundRow(row.id, inside))
  return (itself ? 1 : 0) + inside.length
}

/** Links to the options inside a row that match. */
function foundRow(id: string, inside: NestedPath[]): HTMLTableRowElement {
  const found = document.createElement('tr')
  found.dataset.found = id
  found.className = 'found'
  const cell = found.insertCell()
  cell.colSpan = 4
  for (const { path, address } of inside.slice(0, LISTED)) {
    const link = Object.assign(document.createElement('a'), { href: `#${address}` })
    link.append(Object.assign(document.createElement('code'), { textContent: path }))
    cell.append(link, ' ')
  }
  if (inside.length > LISTED)
    cell.append(
      Object.assign(document.createElement('small'), {
        textContent: optionText('api.more', { count: inside.length - LISTED }),
      }),
    )
  return found
}

function countText(count: number): string {
  if (count === 0) return optionText('api.filter.none')
  return count === 1 ? optionText('api.filter.one') : optionText('api.filter.count', { count })
}
