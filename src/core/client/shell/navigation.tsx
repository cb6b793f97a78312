import { useId, useRef, type PointerEvent } from 'react'
import { site } from 'virtual:site'
import { text } from '../../shared/texts/index.ts'
import type { NavEntry } from '../../shared/site.ts'
import { useSite } from '../navigation/store.ts'
import { Icon } from '../icons/icon.tsx'
import { isCurrent, isCurrentChild } from './menu-entries.ts'
import { useDisclosure } from './disclosure.ts'

export function Navigation() {
  const { route } = useSite()
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

/** How long the list stays when the mouse has left it. */
const LINGER_MS = 160

/** A link with entries of its own, in a list that a button, the mouse or the arrow keys open. */
function Branch({ entry }: { entry: NavEntry }) {
  const { route, tab } = useSite()
  const { open, setOpen, around } = useDisclosure()
  const list = useId()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHover = useRef(false)
  const hover = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    byHover.current = inside && (byHover.current || !open)
    if (inside) setOpen(true)
    else leaving.current = setTimeout(() => setOpen(false), LINGER_MS)
  }
  const press = () => {
    // who sees the list open under the mouse and clicks means it to stay
    if (!byHover.current) setOpen(!open)
    byHover.current = false
  }
  return (
    <div className="branch" {...around} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <NavLink entry={entry} current={isCurrent(entry.link, route)} />
      <button
        type="button"
        className="branch-button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-label={text('nav.more', { title: entry.title })}
        onClick={press}
      >
        <Icon name="chevron" />
      </button>
      {open && (
        <ul id={list} className="popup">
          {entry.children?.map((child) => (
            <li key={child.link}>
              <a
                data-item
                href={child.link}
                aria-current={isCurrentChild(child.link, route, tab) ? 'true' : undefined}
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
