import { memo, useEffect } from 'react'
import { features } from 'virtual:feature-ui'
import { site } from 'virtual:site'
import type { PageData, PageTab } from '../../shared/page.ts'
import type { PageLink } from '../../shared/site.ts'
import { text } from '../../shared/texts/index.ts'
import { useNavigationState } from '../navigation/store.ts'
import { prepareCode } from './code-blocks.ts'
import { Contents, FoldedContents } from './contents.tsx'

export function Page({ page }: { page: PageData }) {
  const { tab: key } = useNavigationState()
  const active = findActiveTab(page, key)
  if (!active) return null
  const hasContents = !page.hero && active.toc.some(({ depth }) => depth > 1)
  return (
    <>
      <main id="content" className="content" tabIndex={-1}>
        {!page.hero && <Title page={page} />}
        {page.tabs.length > 1 && <Tabs page={page} active={active} />}
        {hasContents && <FoldedContents toc={active.toc} />}
        {/* every tab is in the document, for search engines and visitors without scripts */}
        {page.tabs.map((tab) => (
          <Article key={page.route + tab.key} tab={tab} hidden={tab !== active} />
        ))}
        <Footer page={page} />
      </main>
      {hasContents && <Contents key={active.key} toc={active.toc} />}
    </>
  )
}

/** The title of a page. If the page documents a component, its name follows. */
function Title({ page }: { page: PageData }) {
  const heading = page.tabs[0]?.toc.find(({ depth }) => depth === 1)
  return (
    <div className="title">
      <h1 id={heading?.id} lang={page.tabs[0]?.lang}>
        {page.title}
      </h1>
      {page.component && <code className="title-component">{`<${page.component}>`}</code>}
    </div>
  )
}

/** Falls back to the first tab for an unknown key. */
export function findActiveTab({ tabs }: Pick<PageData, 'tabs'>, key: string): PageTab | undefined {
  return tabs.find((tab) => tab.key === key) ?? tabs[0]
}

/** Tabs are links, because each has its own address. */
function Tabs({ page, active }: { page: PageData; active: PageTab }) {
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

/** The documents of the site contain hidden tabs as folded HTML. What contains folded HTML itself cannot be folded. */
const fold = (html: string): string =>
  html.includes('<noscript') ? html : `<noscript><div class="article">${html}</div></noscript>`

/** Prerendered HTML. React sets it once and never compares it, so custom elements may change it. */
const Article = memo(function Article({ tab, hidden }: { tab: PageTab; hidden: boolean }) {
  const { key, lang, html } = tab
  useEffect(prepareCode, [html, hidden])
  return (
    <article
      className="article"
      data-tab={key}
      lang={lang}
      hidden={hidden}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && hidden ? fold(html) : html }}
    />
  )
})

const slots = features.flatMap(({ Footer: Slot }) => Slot ?? [])

export function Footer({ page }: { page: PageData }) {
  const { updated, filename, previous, next } = page
  return (
    <footer className="footer">
      <p className="footer-facts">
        {updated && (
          <span>
            {text('footer.lastUpdated')}
            {updated}
          </span>
        )}
        <a href={site.editUrl + filename}>{text('footer.edit')}</a>
      </p>
      {(previous ?? next) && (
        <nav className="footer-pages" aria-label={text('footer.pages')}>
          {previous && <Neighbor page={previous} direction="previous" />}
          {next && <Neighbor page={next} direction="next" />}
        </nav>
      )}
      <p className="footer-license">
        {site.license && text('footer.license', { license: site.license })}{' '}
        {slots.map((Slot, index) => (
          <Slot key={index} />
        ))}
      </p>
    </footer>
  )
}

function Neighbor({ page, direction }: { page: PageLink; direction: 'previous' | 'next' }) {
  return (
    <a className={`neighbor neighbor-${direction}`} href={page.link}>
      <span className="neighbor-way">{text(`footer.${direction}`)}</span>
      <span className="neighbor-title">{page.title}</span>
    </a>
  )
}
