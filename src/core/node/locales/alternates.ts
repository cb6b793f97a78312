import { addBase, getLanguage } from '../../shared/locales.ts'
import type { Site } from '../feature.ts'

/** A page in another language, for search engines. */
export interface Alternate {
  /** A language tag, or `x-default`. */
  language: string
  /** With the origin. */
  address: string
}

/** True for all pages of the default locale. */
export function isTranslated({ pages, locale, editions }: Site, route: string): boolean {
  return locale === editions[0]?.locale || pages.get(route)?.[0]?.file.locale === locale.id
}

/** The page in all languages that it is translated to. Empty if there is only one, or if the page is a copy. */
export function listAlternates(site: Site, route: string): Alternate[] {
  const { config, editions } = site
  const translated = editions.filter((edition) => isTranslated(edition, route))
  if (translated.length < 2 || !isTranslated(site, route)) return []
  return [
    ...translated.map(({ locale: { id, base } }) => ({
      language: getLanguage(id),
      address: config.url + addBase(route, base),
    })),
    { language: 'x-default', address: config.url + route },
  ]
}
