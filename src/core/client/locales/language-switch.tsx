import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { locales, site } from 'virtual:site'
import { addBase, getLanguage, removeBase } from '../../shared/routes.ts'
import type { Locale } from '../../shared/site.ts'
import { languageText } from '../../shared/texts/languages.ts'
import type { FeatureUi } from '../feature.ts'
import { useNavigationState } from '../navigation/store.ts'

/** Links to the page in the other locales. Without scripts, the browser opens and closes the list. */
function LanguageSwitch() {
  const { view, route } = useNavigationState()
  const details = useRef<HTMLDetailsElement>(null)
  /** The query and the hash, which change without a navigation. */
  const [place, setPlace] = useState('')
  const close = () => details.current?.removeAttribute('open')
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && details.current?.contains(relatedTarget))) close()
  }
  const base = site.base || '/'
  const getLink = (locale: Locale) =>
    // at an address without a page, the others have none either
    view.kind === 'page' ? addBase(removeBase(route, base), locale.base) + place : locale.base
  if (locales.length < 2) return null
  return (
    <details
      ref={details}
      className="branch"
      onToggle={() => setPlace(location.search + location.hash)}
      onKeyDown={closeOnEscape}
      onBlur={closeOutside}
    >
      <summary
        className="icon-button"
        aria-label={languageText('language.label')}
        title={languageText('language.label')}
      >
        <svg
          className="icon"
          viewBox="0 0 24 24"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: lucide('languages') }}
        />
      </summary>
      <ul className="popup popup-right">
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
    </details>
  )
}

export const feature: FeatureUi = { Header: LanguageSwitch }
