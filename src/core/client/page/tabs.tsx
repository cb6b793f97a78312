import type { PageData, PageTab } from '../../shared/page.ts'
import { text } from '../../shared/texts/index.ts'

/** An unknown tab shows the first. */
export function activeTab({ tabs }: Pick<PageData, 'tabs'>, key: string): PageTab | undefined {
  return tabs.find((tab) => tab.key === key) ?? tabs[0]
}

/** The tabs of a page are addresses, so they are links. */
export function Tabs({ page, active }: { page: PageData; active: PageTab }) {
  return (
    <nav className="tabs" aria-label={text('tab.label')}>
      {page.tabs.map((tab) => (
        <a
          key={tab.key}
          href={tab.key ? `${page.route}?tab=${tab.key}` : page.route}
          aria-current={tab === active ? 'page' : undefined}
        >
          {tab.title || text('tab.doc')}
        </a>
      ))}
    </nav>
  )
}
