import type { Site } from '../../../core/node/feature.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { stringifyForScript } from '../../../core/shared/escape.ts'

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
