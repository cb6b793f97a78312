import { menu, site } from 'virtual:site'
import type { MenuGroup } from '../../shared/site.ts'

/** The groups of the side menu. Every document has them on it, so that no script grows with the number of pages. */
export const menuGroups: MenuGroup[] = import.meta.env.SSR ? menu : readMenu()

function readMenu(): MenuGroup[] {
  return [...document.querySelectorAll('.side section')].map((section) => ({
    title: section.querySelector('h2')?.textContent ?? '',
    items: [...section.querySelectorAll(':scope > ul > li > a')].map((link) => ({
      title: link.textContent ?? '',
      link: link.getAttribute('href') ?? '',
    })),
  }))
}

/** An entry of the first level is current on its page and on all pages below it. */
export function isCurrent(link: string, route: string): boolean {
  return route === link || route.startsWith(`${link}/`)
}

/** An entry of the second level: a page, a tab of it, or the group that the open chart belongs to. */
export function isCurrentChild(link: string, route: string, tab: string): boolean {
  const { pathname, searchParams, hash } = new URL(link, 'https://site')
  if (hash) {
    const title = findGroupTitle(route)
    return (
      title !== undefined &&
      site.navigation.some((entry) => entry.children?.some((child) => child.link === link && child.title === title))
    )
  }
  return pathname === route && (searchParams.get('tab') ?? '') === tab
}

const findGroupTitle = (route: string) =>
  menuGroups.find((group) => group.items.some((item) => item.link === route))?.title
