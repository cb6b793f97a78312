import { useState } from 'react'
import { locales, site } from 'virtual:site'
import { addBase, getLanguage, removeBase } from '../../shared/routes.ts'
import type { Locale } from '../../shared/site.ts'
import { languageText } from '../../shared/texts/languages.ts'
import type { FeatureUi } from '../feature.ts'
import { useNavigationState } from '../navigation/store.ts'

/** Links to the page in the other locales. */
function LanguageSwitch() {
  const { view, route } = useNavigationState()
  /** The query and the hash, which change without a navigation. */
  const [place, setPlace] = useState('')
  const base = site.base || '/'
  const getLink = (locale: Locale) =>
    // at an address without a page, the others have none either
    view.kind === 'page' ? addBase(removeBase(route, base), locale.base) + place : locale.base
  if (locales.length < 2) return null
  return (
    <div className="branch">
      <button
        type="button"
        className="icon-button"
        popoverTarget="~languages"
        aria-label={languageText('language.label')}
        title={languageText('language.label')}
      >
        <svg
          className="icon"
          viewBox="0 0 24 24"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: lucide('languages') }}
        />
      </button>
      <ul
        id="~languages"
        popover="auto"
        className="popup"
        onBeforeToggle={() => setPlace(location.search + location.hash)}
      >
        {locales.map((locale) => (
          <li key={locale.id}>
            <a
              // with a target the router does not prefetch the page
              target="_self"
              href={getLink(locale)}
              lang={getLanguage(locale.id)}
              hrefLang={getLanguage(locale.id)}
              aria-current={locale.base === base ? 'true' : undefined}
            >
              {locale.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const feature: FeatureUi = { Header: LanguageSwitch }
