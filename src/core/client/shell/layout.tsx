import { StrictMode, useState } from 'react'
import { text } from '../../shared/texts/index.ts'
import { StoreContext, useNavigationState, type Store, type View } from '../navigation/store.ts'
import { findActiveTab, Page } from '../page/page.tsx'
import { Header } from './header.tsx'
import { Sheet, SideMenu } from './navigation.tsx'
import { Announcer, Failure, NotFound, Progress, Skeleton } from './states.tsx'

/** Whether the side menu is next to the page: not on small screens, on the home page and in tools. */
const isBeside = (layout: string) => matchMedia('(min-width: 900px)').matches && !/home|tool|window/.test(layout)

export function Layout() {
  const { view, tab, route } = useNavigationState()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isSideHidden, setSideHidden] = useState(false)
  const layout = view.kind === 'page' ? view.page.layout : 'text'
  const sections = view.kind === 'page' ? (findActiveTab(view.page, tab)?.toc ?? []) : []
  return (
    <>
      <a className="skip" href="#content">
        {text('skip.content')}
      </a>
      <Header
        onMenu={() => (isBeside(layout) ? setSideHidden(!isSideHidden) : setSheetOpen(true))}
        isSideHidden={isSideHidden}
      />
      <Progress />
      <div className={`frame frame-${layout}`} data-hidden={isSideHidden || undefined}>
        <nav className="side" aria-label={text('sidebar.label')}>
          <SideMenu route={route} sections={sections} />
        </nav>
        <Content view={view} />
      </div>
      {isSheetOpen && (
        <Sheet onClose={() => setSheetOpen(false)}>
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

export function App({ store }: { store: Store }) {
  return (
    <StrictMode>
      <StoreContext value={store}>
        <Layout />
      </StoreContext>
    </StrictMode>
  )
}
