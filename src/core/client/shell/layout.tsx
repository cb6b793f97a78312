import { useState } from 'react'
import { text } from '../../shared/texts/index.ts'
import { useSite, type View } from '../navigation/store.ts'
import { Page } from '../page/page.tsx'
import { activeTab } from '../page/tabs.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { Sheet } from './sheet.tsx'
import { Announcer, Failure, NotFound, Progress, Skeleton } from './states.tsx'

/** The frame around every page. */
export function Layout() {
  const { view, tab, route } = useSite()
  const [sheet, setSheet] = useState(false)
  const isHome = view.kind === 'page' && view.page.hero !== undefined
  const sections = view.kind === 'page' ? (activeTab(view.page, tab)?.toc ?? []) : []
  return (
    <>
      <a className="skip" href="#content">
        {text('skip.content')}
      </a>
      <Header onMenu={() => setSheet(true)} menuOpen={sheet} />
      <Progress />
      <div className={isHome ? 'frame frame-home' : 'frame'}>
        <nav className="side" aria-label={text('sidebar.label')}>
          <SideMenu route={route} sections={sections} />
        </nav>
        <Content view={view} />
      </div>
      {sheet && (
        <Sheet onClose={() => setSheet(false)}>
          <SideMenu route={route} sections={sections} />
        </Sheet>
      )}
      <Announcer />
    </>
  )
}

function Content({ view }: { view: View }) {
  switch (view.kind) {
    case 'page':
      return <Page key={view.page.route} page={view.page} />
    case 'skeleton':
      return <Skeleton />
    case 'failure':
      return <Failure error={view.error} />
    case 'not-found':
      return <NotFound />
  }
}
