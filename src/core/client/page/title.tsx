import type { PageData } from '../../shared/page.ts'

/** The title of a page; a chart's page names its component beside it. */
export function Title({ page }: { page: PageData }) {
  const heading = page.tabs[0]?.toc.find(({ depth }) => depth === 1)
  return (
    <div className="title">
      <h1 id={heading?.id}>{page.title}</h1>
      {page.component && <code className="title-component">{`<${page.component}>`}</code>}
    </div>
  )
}
