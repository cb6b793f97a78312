import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { site } from 'virtual:site'
import type { Heading } from '../../shared/page.ts'
import type { PageLink } from '../../shared/site.ts'
import { text } from '../../shared/texts/index.ts'
import { Icon } from '../icons/icon.tsx'
import { getMenuGroups } from './menu-entries.ts'

/** All pages: the navigation, then the groups of the sidebar. The current page shows its sections. */
export function SideMenu({ route, sections }: { route: string; sections: Heading[] }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    const scroller = menu.current?.closest('.side, .sheet')
    if (!current || !scroller || !('IntersectionObserver' in window)) return
    // the observer runs after layout, while measuring here would force a second layout
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        // a visible entry stays in place, because the menu should not move under the pointer
        if (!entry?.rootBounds || entry.intersectionRatio === 1) return
        scroller.scrollTop += entry.boundingClientRect.top - entry.rootBounds.top - entry.rootBounds.height / 3
      },
      { root: scroller },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [route])

  return (
    <div ref={menu} className="menu">
      <ul className="menu-top">
        {site.navigation.map(({ title, link }) => (
          <Item key={link} item={{ title, link }} route={route} sections={sections} />
        ))}
      </ul>
      {getMenuGroups().map((group) => (
        <section key={group.title}>
          <h2 className="menu-title">{group.title}</h2>
          <ul>
            {group.items.map((item) => (
              <Item key={item.link} item={item} route={route} sections={sections} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Item({ item, route, sections }: { item: PageLink; route: string; sections: Heading[] }) {
  const current = item.link === route
  const inner = current ? sections.filter(({ depth }) => depth === 2) : []
  return (
    <li>
      <a href={item.link} aria-current={current ? 'page' : undefined}>
        {item.title}
      </a>
      {inner.length > 0 && (
        <ul className="menu-sections">
          {inner.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The side menu on a phone. It is a modal dialog, so the browser handles Escape, the focus and the page behind it. */
export function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // in a layout effect, so that the dialog is open before the menu scrolls to its current entry
  useLayoutEffect(() => {
    const toggle = () => void document.documentElement.toggleAttribute('data-sheet')
    dialog.current?.showModal()
    toggle()
    return toggle
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={text('sidebar')}
      onClose={onClose}
      onClick={({ target }) => {
        // on the backdrop or on a link
        if (target === dialog.current || (target as Element).closest('a')) close()
      }}
    >
      <div className="sheet-body">
        <button type="button" className="icon-button sheet-close" aria-label={text('sidebar.close')} onClick={close}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
