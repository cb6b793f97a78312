import { menu } from 'virtual:site'
import type { MenuGroup, PageLink } from '../../shared/site.ts'

/** Read from the document, so that the script does not grow with the number of pages. */
const documentMenu = import.meta.env.SSR ? [] : readMenu()

/** The groups of the side menu. */
export const getMenuGroups = (): MenuGroup[] => (import.meta.env.SSR ? menu : documentMenu)

function readMenu(): MenuGroup[] {
  return [...document.querySelectorAll('.side section')].map((section) => ({
    title: section.querySelector('h2')?.textContent ?? '',
    items: [...section.querySelectorAll(':scope > ul > li > a')].map((link) => ({
      title: link.textContent ?? '',
      link: link.getAttribute('href') ?? '',
    })),
  }))
}

/** A top-level entry is current on its page and on all pages below it. */
export function isCurrent(link: string, route: string): boolean {
  return route === link || route.startsWith(`${link}/`)
}

/** A child entry is current on its page or tab. If it links to a group, it is current on the pages of that group. */
export function isCurrentChild({ link, title }: PageLink, route: string, tab: string): boolean {
  const { pathname, searchParams, hash } = new URL(link, 'https://site')
  if (hash) return title === findGroupTitle(route)
  return pathname === route && (searchParams.get('tab') ?? '') === tab
}

const findGroupTitle = (route: string) =>
  getMenuGroups().find((group) => group.items.some((item) => item.link === route))?.title
