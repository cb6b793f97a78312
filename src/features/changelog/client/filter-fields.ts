import { countReleases, isActive, type FilteredChange, type Selection } from '../shared/filters.ts'
import { changelogText } from '../shared/texts/index.ts'

/** The selection in the fields, and the query of its address. */
export function readFields(form: HTMLFormElement): Selection & { query: string } {
  const query = new URLSearchParams()
  for (const [key, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(key, value)
  return { types: query.getAll('type'), chart: query.get('chart') ?? '', query: query.toString() }
}

/** Fills the fields from the query of an address. Unknown values are ignored. */
export function setFields(form: HTMLFormElement, query: URLSearchParams): void {
  const types = query.getAll('type')
  for (const field of form.querySelectorAll('input')) field.checked = types.includes(field.value)
  for (const field of form.querySelectorAll('select')) {
    field.value = query.get('chart') ?? ''
    if (field.selectedIndex < 0) field.selectedIndex = 0
  }
}

/** Shows how many releases match, and how many would match with each value of a field. */
export function showCounts(
  form: HTMLFormElement,
  releases: { changes: FilteredChange[] }[],
  selection: Selection,
): void {
  const { types, chart } = selection
  const changes = releases.map((release) => release.changes)
  for (const field of form.querySelectorAll('input')) {
    const count = field.parentElement?.querySelector('span')
    if (count) count.textContent = String(countReleases(changes, { types: [field.value], chart }))
  }
  for (const option of form.querySelectorAll<HTMLOptionElement>('optgroup > option')) {
    const count = countReleases(changes, { types, chart: option.value })
    option.textContent = changelogText('changelog.filter.option', { name: option.value, count })
  }
  const button = form.querySelector('button')
  if (button) button.hidden = !isActive(selection)
  const status = form.querySelector('output')
  const numbers = { count: countReleases(changes, selection), total: changes.length }
  if (status)
    status.textContent = changelogText(
      isActive(selection) ? 'changelog.filter.status' : 'changelog.filter.all',
      numbers,
    )
}
