import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { menu, navigation } from 'virtual:site'
import type { Heading } from '../../shared/page.ts'
import type { MenuGroup, NavEntry, PageLink } from '../../shared/site.ts'
import { text } from '../../shared/texts/index.ts'
import { Icon } from '../icons/icon.tsx'
import { useNavigationState } from '../navigation/store.ts'

export function Navigation() {
  const { route } = useNavigationState()
  return (
    <nav className="navigation" aria-label={text('nav.main')}>
      <ul>
        {getNavigation().map((entry) => (
          <li key={entry.link}>
            {entry.children ? (
              <Branch entry={entry} />
            ) : (
              <NavLink entry={entry} current={isCurrent(entry.link, route)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavLink({ entry, current }: { entry: NavEntry; current: boolean }) {
  return (
    <a className="nav-link" href={entry.link} aria-current={current ? 'page' : undefined}>
      {entry.title}
    </a>
  )
}

/** How long the list stays open after the mouse has left it. */
const CLOSE_DELAY_MS = 160

/** A link with child entries in a list, which opens by button, mouse or arrow keys. */
function Branch({ entry: { title, link, children }, entry }: { entry: NavEntry }) {
  const { route, tab } = useNavigationState()
  const list = useRef<HTMLUListElement>(null)
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const hover = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closeTimer.current)
    openedByHover.current = isInside && (openedByHover.current || !list.current?.matches(':popover-open'))
    if (isInside) list.current?.togglePopover(true)
    else closeTimer.current = setTimeout(() => list.current?.togglePopover(false), CLOSE_DELAY_MS)
  }
  const keepOpen = (event: MouseEvent) => {
    // a click on a list that hover has opened keeps it open
    if (openedByHover.current) event.preventDefault()
    openedByHover.current = false
  }
  return (
    <div className="branch" onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <NavLink entry={entry} current={isCurrent(link, route)} />
      <button
        type="button"
        className="icon-button branch-button"
        popoverTarget={link}
        aria-label={text('nav.more', { title })}
        onClick={keepOpen}
      >
        <Icon name="chevron" />
      </button>
      <ul ref={list} id={link} popover="auto" className="popup">
        {children?.map((child) => (
          <li key={child.link}>
            <a href={child.link} aria-current={isCurrentChild(child, route, tab) ? 'true' : undefined}>
              {child.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All pages: the navigation, then the groups of the sidebar. The current page shows its sections. */
export function SideMenu({ route, sections }: { route: string; sections: Heading[] }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = container.current?.querySelector<HTMLElement>('[aria-current]')
    const scroller = container.current?.closest('.side, .sheet')
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
    <div ref={container} className="menu">
      <ul className="menu-top">
        {getNavigation().map(({ title, link }) => (
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

/** Read from the document, so that the script does not grow with the number of pages. */
const documentMenu = import.meta.env.SSR ? [] : readMenu()
const documentNavigation = import.meta.env.SSR ? [] : readNavigation()

const getMenuGroups = (): MenuGroup[] => (import.meta.env.SSR ? menu : documentMenu)
const getNavigation = (): NavEntry[] => (import.meta.env.SSR ? navigation : documentNavigation)

function readLinks(parent: ParentNode, selector: string): PageLink[] {
  return [...parent.querySelectorAll(selector)].map((link) => ({
    title: link.textContent ?? '',
    link: link.getAttribute('href') ?? '',
  }))
}

function readMenu(): MenuGroup[] {
  return [...document.querySelectorAll('.side section')].map((section) => ({
    title: section.querySelector('h2')?.textContent ?? '',
    items: readLinks(section, ':scope > ul > li > a'),
  }))
}

function readNavigation(): NavEntry[] {
  return [...document.querySelectorAll('.navigation > ul > li')].flatMap((item) =>
    readLinks(item, '.nav-link').map((entry) => {
      const children = readLinks(item, '.popup a')
      return children.length > 0 ? { ...entry, children } : entry
    }),
  )
}

/** A top-level entry is current on its page and on all pages below it. */
export function isCurrent(link: string, route: string): boolean {
  return route === link || route.startsWith(`${link}/`)
}

/** A child entry is current on its page or tab. If it links to a group, it is current on the pages of that group. */
function isCurrentChild({ link, title }: PageLink, route: string, tab: string): boolean {
  if (link.includes('#')) return title === findGroupTitle(route)
  return link === (tab ? `${route}?tab=${tab}` : route)
}

const findGroupTitle = (route: string) =>
  getMenuGroups().find((group) => group.items.some((item) => item.link === route))?.title
