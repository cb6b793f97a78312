import { expect, test } from 'vitest'
import { site } from '../../../../tests/fixtures/site/site.config.ts'
import type { PageData } from '../../shared/page.ts'
import { renderDocument, renderRedirect } from './documents.ts'
import { renderSitemap } from './prerender.ts'

/** Would end an attribute, an element, a script or an entity that is open. */
const HOSTILE = `"'></script><!--<script>alert(1)</script>&amp;]]>`
const ESCAPED = '&quot;&#39;&gt;&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;]]&gt;'

const config = { ...site, name: `Site ${HOSTILE}`, description: `About ${HOSTILE}` }

const page: PageData = {
  route: '/guide',
  title: `Title ${HOSTILE}`,
  description: `Description ${HOSTILE}`,
  layout: 'text',
  filename: 'content/guide.md',
  tabs: [{ key: '', title: '', toc: [{ id: 'a', depth: 2, title: `Heading ${HOSTILE}` }], html: '' }],
}

const assets = {
  scripts: { head: '', tabs: '', redirect: '' },
  policy: `script-src 'self'`,
  entry: '/entry.js',
  stylesheet: '/style.css',
  preloads: [],
}
const locale = { id: 'en-US', name: 'English', base: '/' }
const render = (rendered: PageData | null, image?: string) =>
  renderDocument({ page: rendered, body: '', version: '1', additions: { image }, assets, locale, config })

/** Everything in the document that is not its page data. */
const withoutData = (html: string) => html.replace(/<script type="application\/json"[^\n]*/, '')

test.each([
  ['title', `<title>Title ${ESCAPED} - Site ${ESCAPED}</title>`],
  ['description', `<meta name="description" content="Description ${ESCAPED}">`],
  ['title of a shared link', `<meta property="og:title" content="Title ${ESCAPED} - Site ${ESCAPED}">`],
  ['description of a shared link', `<meta property="og:description" content="Description ${ESCAPED}">`],
  ['site name', `<meta property="og:site_name" content="Site ${ESCAPED}">`],
  ['alternative text of the social card', `content="Title ${ESCAPED}: Description ${ESCAPED}">`],
  ['content policy', 'content="script-src &#39;self&#39;">'],
])('the %s is escaped in the document', (_, markup) => {
  expect(render(page, '/card.png')).toContain(markup)
})

test('no text of a page or of the configuration reaches the document unescaped', () => {
  for (const html of [render(page), render(page, '/card.png'), render({ ...page, route: '/' }), render(null)])
    expect(withoutData(html)).not.toContain('alert(1)</script>')
})

test('the address of a page is escaped in the document and in the sitemap', () => {
  const route = '/a"b&c'
  expect(render({ ...page, route })).toContain('<link rel="canonical" href="https://example.org/a&quot;b&amp;c">')
  expect(renderSitemap([{ route }], config)).toContain('<loc>https://example.org/a&quot;b&amp;c</loc>')
})

test('page data cannot leave its script element and is read back unchanged', () => {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(render(page)) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({
    page: { title: page.title, description: page.description, tabs: [{ toc: page.tabs[0]?.toc }] },
  })
})

test('addresses are escaped in the document at an old address', () => {
  const html = renderRedirect({ from: '/old', to: '/new?a="b"&c' }, assets, locale, config.url)
  expect(html).toContain('<link rel="canonical" href="https://example.org/new?a=&quot;b&quot;&amp;c">')
  expect(html).toContain('content="0; url=/new?a=&quot;b&quot;&amp;c"')
  expect(html).toContain('<a href="/new?a=&quot;b&quot;&amp;c">')
})
