import { findLocale, removeBase } from '../../shared/locales.ts'
import type { Locale } from '../../shared/site.ts'

interface Edition<Self> {
  locale: Locale
  editions: Self[]
}

/** The site in the locale that a path belongs to, and the route of the path in it. */
export function findPage<Site extends Edition<Site>>(site: Site, pathname: string): { edition: Site; route: string } {
  const locale = findLocale(
    pathname,
    site.editions.map((edition) => edition.locale),
  )
  const edition = site.editions.find((one) => one.locale === locale) ?? site
  return { edition, route: removeBase(pathname, edition.locale.base) }
}
