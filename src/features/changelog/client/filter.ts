import { connectFilters } from '../../../core/client/navigation/filter-form.ts'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { countReleases, isActive, isMatch, type FilteredChange, type Selection } from '../shared/filters.ts'
import { changelogText } from '../shared/texts/index.ts'

export function activate(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form')
  const list = element.closest<HTMLElement>('.releases')
  if (!form || !list) return
  const releases = readReleases(list)
  const show = (fields: URLSearchParams) => {
    const selection = { types: fields.getAll('type'), chart: fields.get('chart') ?? '' }
    const target = document.getElementById(decodeHash(location.hash))
    const wasHidden = target?.closest('[hidden]')
    showReleases(list, releases, isActive(selection) ? (change) => isMatch(change, selection) : undefined, target)
    showCounts(form, releases, selection)
    if (wasHidden) target?.scrollIntoView()
  }
  connectFilters(form, show, signal)
}

/** Shows how many releases match, and how many would match with each value of a field. */
function showCounts(form: HTMLFormElement, releases: { changes: FilteredChange[] }[], selection: Selection): void {
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

/** Reads the changes of all releases from their attributes. */
const readReleases = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('.release')].map((section) => ({
    section,
    changes: [...section.querySelectorAll<HTMLElement>('.changes')].flatMap((group) =>
      [...group.querySelectorAll('li')].map((item) => ({
        item,
        type: group.dataset.type ?? '',
        charts: item.dataset.charts?.split(' ') ?? [],
      })),
    ),
  }))

/** Shows the matching changes and hides the rest, or shows everything. The release of the address is always shown. */
function showReleases(
  list: HTMLElement,
  releases: ReturnType<typeof readReleases>,
  isShown: ((change: FilteredChange) => boolean) | undefined,
  target: Element | null,
): void {
  for (const { section, changes } of releases) {
    const showsAll = !isShown || section.contains(target)
    for (const change of changes) change.item.hidden = !showsAll && !isShown(change)
    // the summary and the collapsed toolchain match no filter
    for (const part of section.querySelectorAll<HTMLElement>('.release-body > *'))
      part.hidden = !showsAll && !part.querySelector(':scope > .kind ~ ul > li:not([hidden])')
    section.hidden = !showsAll && changes.every(({ item }) => item.hidden)
  }
  for (const group of list.querySelectorAll<HTMLElement>('.major, .maintenance')) {
    group.hidden = !group.querySelector('.release:not([hidden])')
    if (group instanceof HTMLDetailsElement && isShown && !group.hidden) group.open = true
  }
}
