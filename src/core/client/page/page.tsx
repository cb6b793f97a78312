import type { PageData } from '../../shared/page.ts'
import { useSite } from '../navigation/store.ts'
import { Contents, FoldedContents } from './contents.tsx'
import { Footer } from './footer.tsx'
import { Article } from './article.tsx'
import { Features, HeroArea } from './home.tsx'
import { activeTab, Tabs } from './tabs.tsx'

export function Page({ page }: { page: PageData }) {
  const { tab: key } = useSite()
  const active = activeTab(page, key)
  if (!active) return null
  return (
    <>
      <main id="content" className="content" tabIndex={-1}>
        {page.hero ? <HeroArea hero={page.hero} /> : <Title page={page} />}
        {page.tabs.length > 1 && <Tabs page={page} active={active} />}
        {page.features && <Features features={page.features} />}
        {!page.hero && <FoldedContents toc={active.toc} />}
        {/* every tab is in the document: found by search engines, and there without script */}
        {page.tabs.map((tab) => (
          <Article key={page.route + tab.key} tab={tab.key} html={tab.html} hidden={tab !== active} />
        ))}
        <Footer page={page} />
      </main>
      {!page.hero && <Contents key={active.key} toc={active.toc} />}
    </>
  )
}

/** The title of a page; a chart's page names its component beside it. */
function Title({ page }: { page: PageData }) {
  const heading = page.tabs[0]?.toc.find(({ depth }) => depth === 1)
  return (
    <div className="title">
      <h1 id={heading?.id}>{page.title}</h1>
      {page.component && <code className="title-component">{`<${page.component}>`}</code>}
    </div>
  )
}
