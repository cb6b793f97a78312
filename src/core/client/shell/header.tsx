import { features } from 'virtual:feature-ui'
import { logo, site } from 'virtual:site'
import { text } from '../../shared/texts/index.ts'
import { PREFERENCES } from '../color/preference.ts'
import { choosePreference, usePreference } from '../color/store.ts'
import { Icon } from '../icons/icon.tsx'
import { Navigation } from './navigation.tsx'

/** Read from the document, to keep it out of the scripts. */
const LOGO = import.meta.env.SSR ? logo : document.querySelector('.logo')?.innerHTML

export function Header({ onMenu, isSideHidden }: { onMenu: () => void; isSideHidden: boolean }) {
  return (
    <header className="header">
      <button
        type="button"
        className="icon-button sidebar-button"
        aria-expanded={isSideHidden ? false : undefined}
        aria-label={text('sidebar')}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <a className="brand" href={site.base || '/'} aria-label={text('nav.home', { name: site.name })}>
        {LOGO && (
          <svg className="logo" viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: LOGO }} />
        )}
        <span className="brand-name">{site.name}</span>
      </a>
      <span className="version">{site.library.version}</span>
      <Navigation />
      {features.map(({ Header: Slot }, index) => Slot && <Slot key={index} />)}
      <ColorSwitch />
      <a
        className="icon-button"
        href={site.repository}
        aria-label={text('nav.repository')}
        title={text('nav.repository')}
      >
        <Icon name="github" />
      </a>
    </header>
  )
}

const ICONS = { light: 'sun', dark: 'moon', auto: 'system' } as const

function ColorSwitch() {
  const preference = usePreference()
  const label = text('color.label')
  return (
    <div className="branch color-switch">
      <button
        type="button"
        className="icon-button"
        popoverTarget="~color"
        aria-haspopup="menu"
        aria-label={label}
        title={label}
      >
        {/* the stylesheet shows the icon of the current color, so it does not change at hydration */}
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
      <div id="~color" popover="auto" className="popup" role="menu" aria-label={label}>
        {PREFERENCES.map((option) => (
          <button
            key={option}
            type="button"
            role="menuitemradio"
            aria-checked={option === preference}
            onClick={() => choosePreference(option)}
          >
            <Icon name={ICONS[option]} />
            {text(`color.${option}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
