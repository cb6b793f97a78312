import { useRef, type PointerEvent } from 'react'
import { site } from 'virtual:site'
import { text } from '../../shared/texts/index.ts'
import type { NavEntry } from '../../shared/site.ts'
import { useNavigationState } from '../navigation/store.ts'
import { Icon } from '../icons/icon.tsx'
import { isCurrent, isCurrentChild } from './menu-entries.ts'
import { useDisclosure } from './disclosure.ts'

export function Navigation() {
  const { route } = useNavigationState()
  return (
    <nav className="navigation" aria-label={text('nav.main')}>
      <ul>
        {site.navigation.map((entry) => (
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
function Branch({ entry }: { entry: NavEntry }) {
  const { route, tab } = useNavigationState()
  const { open, setOpen, containerProps } = useDisclosure()
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const hover = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closeTimer.current)
    openedByHover.current = inside && (openedByHover.current || !open)
    if (inside) setOpen(true)
    else closeTimer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)
  }
  const toggle = () => {
    // a click on a list that hover has opened keeps it open
    if (!openedByHover.current) setOpen(!open)
    openedByHover.current = false
  }
  return (
    <div className="branch" {...containerProps} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <NavLink entry={entry} current={isCurrent(entry.link, route)} />
      <button
        type="button"
        className="branch-button"
        aria-expanded={open}
        aria-label={text('nav.more', { title: entry.title })}
        onClick={toggle}
      >
        <Icon name="chevron" />
      </button>
      {open && (
        <ul className="popup">
          {entry.children?.map((child) => (
            <li key={child.link}>
              <a
                data-item
                href={child.link}
                aria-current={isCurrentChild(child, route, tab) ? 'true' : undefined}
                onClick={() => setOpen(false)}
              >
                {child.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
