import { useEffect, useRef } from 'react'
import { site } from 'virtual:site'
import type { Heading } from '../../shared/page.ts'
import type { PageLink } from '../../shared/site.ts'
import { menuGroups } from './menu-entries.ts'

/** All pages: the navigation, then the charts by task. The current page shows its sections. */
export function SideMenu({ route, sections }: { route: string; sections: Heading[] }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    const scroller = menu.current?.closest('.side, .sheet')
    if (!current || !scroller || !('IntersectionObserver' in window)) return
    // asked after the page is laid out: to measure at once would lay it out twice
    const observer = new IntersectionObserver(
      ([place]) => {
        observer.disconnect()
        // only if it is out of sight: a menu that moves under the pointer is worse
        if (!place?.rootBounds || place.intersectionRatio === 1) return
        scroller.scrollTop += place.boundingClientRect.top - place.rootBounds.top - place.rootBounds.height / 3
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
      {menuGroups.map((group) => (
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
