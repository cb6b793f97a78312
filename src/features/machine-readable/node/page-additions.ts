import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Site } from '../../../core/node/feature.ts'
import { createIcon } from '../../../core/node/files/icons.ts'
import { raw } from '../../../core/node/markdown/code.ts'
import { stringifyForScript } from '../../../core/shared/escape.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { getMarkdownAddress } from '../shared/file-addresses.ts'
import { machineText } from '../shared/texts/index.ts'

/** The start tag of the actions, which are not part of the article. */
export const PAGE_ACTIONS = '<div class="page-actions">'

/** Pages without a title above their article. */
const AT_END = new Set<PageData['layout']>(['home', 'tool', 'window'])

/** Adds a button that copies the page and a link to its Markdown version. Copying needs scripts. */
export function addPageActions(page: PageData, { getAddress }: Pick<Site, 'getAddress'>): PageData {
  const actions = renderActions(getMarkdownAddress(getAddress(page.route)))
  const isLast = AT_END.has(page.layout)
  return {
    ...page,
    tabs: page.tabs.map((tab) => ({ ...tab, html: isLast ? tab.html + actions : actions + tab.html })),
  }
}

const renderActions = (address: string): string =>
  PAGE_ACTIONS +
  toHtml(
    [
      h('button', { type: 'button', className: ['copy'], dataCopy: '' }, [
        raw(createIcon('copy')),
        machineText('copyPage.copy'),
      ]),
      h('a', { href: address }, machineText('copyPage.view')),
    ],
    { allowDangerousHtml: true },
  ) +
  '</div>'

const CONTEXT = 'https://schema.org'

/**
 * What search engines read about a page: the article and the pages above it, or the library on the home page. The
 * document has the description, the address and the language of the page already.
 */
export function renderStructuredData(page: PageData, site: Site): string {
  const parts = page.hero ? [describeLibrary(site)] : [describeArticle(page), ...describeBreadcrumbs(page, site)]
  const data = parts.map((part) => ({ '@context': CONTEXT, ...part }))
  return `<script type="application/ld+json">${stringifyForScript(data.length === 1 ? data[0] : data)}</script>`
}

function describeLibrary({ config }: Site) {
  return {
    '@type': 'SoftwareSourceCode',
    name: config.name,
    description: config.description,
    url: config.url,
    codeRepository: config.repository,
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
    version: config.library.version,
    ...(config.license && { license: `https://spdx.org/licenses/${config.license}.html` }),
  }
}

const describeArticle = ({ title, lastUpdated }: PageData) => ({
  '@type': 'TechArticle',
  headline: title,
  ...(lastUpdated === undefined ? {} : { dateModified: new Date(lastUpdated).toISOString().slice(0, 10) }),
})

/** The pages above a page. A page at the top has only the home page above it, which says nothing. */
function describeBreadcrumbs({ route, title }: PageData, { config, pages, getAddress }: Site) {
  const names = route.split('/').slice(1, -1)
  const above = names
    .map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
    .flatMap((parent) => {
      const frontmatter = pages.get(parent)?.[0]?.matter.frontmatter
      return frontmatter ? [{ name: frontmatter.navTitle ?? frontmatter.title, route: parent }] : []
    })
  if (above.length === 0) return []
  const trail = [{ name: config.name, route: '/' }, ...above, { name: title, route }]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        item: config.url + getAddress(item.route),
      })),
    },
  ]
}
