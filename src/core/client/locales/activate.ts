import { locales, setSite, site } from 'virtual:site'
import { findLocale } from '../../shared/routes.ts'
import type { SiteData } from '../../shared/site.ts'
import { setLocaleTexts, type LocaleTexts } from '../../shared/texts/locale-texts.ts'
import type { FeatureActivation } from '../feature.ts'

declare global {
  /** Set by the script of the document's locale, if it is not the English default. */
  var siteLocale: { texts?: LocaleTexts; site: Omit<SiteData, 'menu' | 'logo'> } | undefined
}

const own = globalThis.siteLocale
// before anything is rendered; the menu is read from the document
if (own) {
  setLocaleTexts(own.texts)
  setSite(own.site)
}

/** Loads a document for a page in another locale. */
function leaveLocale(event: NavigateEvent): void {
  const base = findLocale(new URL(event.destination.url).pathname, locales)?.base
  if (base !== (site.base || '/')) event.stopImmediatePropagation()
}

export const feature: FeatureActivation = {
  // called before the router starts, so that it does not receive the event
  activate: () => {
    if ('navigation' in window) navigation.addEventListener('navigate', leaveLocale)
  },
}
