import { site } from 'virtual:site'
import { menuGroups } from './menu-groups.ts'

/** An entry of the first level is current on its page and on all pages below it. */
export function isCurrent(link: string, route: string): boolean {
  return route === link || route.startsWith(`${link}/`)
}

/** An entry of the second level: a page, a tab of it, or the group that the open chart belongs to. */
export function isCurrentChild(link: string, route: string, tab: string): boolean {
  const { pathname, searchParams, hash } = new URL(link, 'https://site')
  if (hash) {
    const title = groupTitleOf(route)
    return (
      title !== undefined &&
      site.navigation.some((entry) => entry.children?.some((child) => child.link === link && child.title === title))
    )
  }
  return pathname === route && (searchParams.get('tab') ?? '') === tab
}

const groupTitleOf = (route: string) =>
  menuGroups.find((group) => group.items.some((item) => item.link === route))?.title
