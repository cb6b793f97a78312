import type { FilteredChange } from '../shared/filters.ts'

interface ChangeElement extends FilteredChange {
  item: HTMLElement
}

export interface ReleaseElement {
  section: HTMLElement
  changes: ChangeElement[]
}

/** Reads the changes of all releases from their attributes. */
export const readReleases = (list: HTMLElement): ReleaseElement[] =>
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
export function showReleases(
  list: HTMLElement,
  releases: ReleaseElement[],
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
