import { optionText } from '../shared/texts/index.ts'
import { loadOptionNames } from './option-files.ts'
import { listNestedPaths, type NestedPath } from './nested-paths.ts'

/** Nested matches that are listed below a row. Only the number of further matches is shown. */
const MAX_LISTED = 6

/** Starts the filter field above a table. It hides rows without a match and lists nested matches below their row. */
export function startFilter(table: HTMLElement, signal: AbortSignal): void {
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
  /** The groups that were open before the filter was used. */
  let openBefore: Set<Element> | undefined

  const apply = () => {
    const words = splitWords(field.value)
    if (words.length > 0) openBefore ??= new Set(groups.filter(({ open }) => open))
    let count = 0
    for (const row of rows) count += filterRow(row, words, paths)
    for (const group of groups) {
      group.hidden = words.length > 0 && !group.querySelector('tr[id]:not([hidden])')
      group.open = words.length > 0 ? !group.hidden : (openBefore?.has(group) ?? group.open)
    }
    if (words.length === 0) openBefore = undefined
    output.textContent = words.length === 0 ? '' : formatCount(count)
  }
  const loadPaths = async () => {
    if (paths.length > 0) return
    try {
      paths = listNestedPaths(await loadOptionNames(table.dataset.version ?? ''), table.dataset.of ?? '')
      apply()
    } catch {
      // the filter works without nested options, and the next input tries again
    }
  }
  field.addEventListener('input', apply, { signal })
  for (const event of ['focus', 'input']) field.addEventListener(event, () => void loadPaths(), { signal })
  // the browser restored the text, or it was typed before this script was loaded
  if (field.value !== '') void loadPaths().then(apply)
}

/** `xAxis.label` and `xaxis label` are the same query. */
const splitWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

const containsAll = (text: string, words: string[]): boolean => words.every((word) => text.includes(word))

/** Shows or hides a row and lists the matches inside it. Returns the number of matching options. */
function filterRow(row: HTMLTableRowElement, words: string[], paths: NestedPath[]): number {
  const name = row.querySelector('th code')?.textContent ?? ''
  const nestedRow = row.nextElementSibling?.matches('tr.nested')
    ? (row.nextElementSibling as HTMLTableRowElement)
    : undefined
  row.parentElement?.querySelector(`:scope > tr[data-found="${row.id}"]`)?.remove()
  if (words.length === 0) {
    row.hidden = false
    if (nestedRow) nestedRow.hidden = false
    return 0
  }
  const isMatch = containsAll((row.textContent ?? '').toLowerCase(), words)
  // options inside a match are not listed, because their paths contain the words too
  const nestedMatches = paths.filter(
    ({ top, path }) =>
      top === name &&
      containsAll(path.toLowerCase(), words) &&
      !containsAll(path.slice(0, path.lastIndexOf('.')).toLowerCase(), words),
  )
  row.hidden = !isMatch && nestedMatches.length === 0
  if (nestedRow) nestedRow.hidden = !isMatch
  if (nestedMatches.length > 0) (nestedRow ?? row).after(createMatchesRow(row.id, nestedMatches))
  return (isMatch ? 1 : 0) + nestedMatches.length
}

/** Links to the matches inside the row with this id. */
function createMatchesRow(id: string, matches: NestedPath[]): HTMLTableRowElement {
  const row = document.createElement('tr')
  row.dataset.found = id
  row.className = 'found'
  const cell = row.insertCell()
  cell.colSpan = 4
  for (const { path, address } of matches.slice(0, MAX_LISTED)) {
    const link = Object.assign(document.createElement('a'), { href: `#${address}` })
    link.append(Object.assign(document.createElement('code'), { textContent: path }))
    cell.append(link, ' ')
  }
  if (matches.length > MAX_LISTED)
    cell.append(
      Object.assign(document.createElement('small'), {
        textContent: optionText('api.more', { count: matches.length - MAX_LISTED }),
      }),
    )
  return row
}

function formatCount(count: number): string {
  if (count === 0) return optionText('api.filter.none')
  return count === 1 ? optionText('api.filter.one') : optionText('api.filter.count', { count })
}
