import { features } from 'virtual:feature-ui'
import { logo, site } from 'virtual:site'
import { text } from '../../shared/texts/index.ts'
import { Icon } from '../icons/icon.tsx'
import { ColorSwitch } from './color-switch.tsx'
import { Navigation } from './navigation.tsx'

/** Read from the document, to keep it out of the scripts. */
const LOGO = import.meta.env.SSR ? logo : document.querySelector('.logo')?.innerHTML

interface HeaderProps {
  layout: string
  onMenu: () => void
  menuOpen: boolean
}

export function Header({ layout, onMenu, menuOpen }: HeaderProps) {
  return (
    <header className={`header header-${layout}`}>
      <button type="button" className="sidebar-button" aria-expanded={menuOpen} aria-haspopup="dialog" onClick={onMenu}>
        <Icon name="menu" />
        <span>{text('sidebar')}</span>
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
        rel="noopener"
        aria-label={text('nav.repository')}
        title={text('nav.repository')}
      >
        <Icon name="github" />
      </a>
    </header>
  )
}
