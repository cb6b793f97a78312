import { readFileSync } from 'node:fs'
import path from 'node:path'
import { features } from '../../src/features.ts'
import { readReleases } from '../../src/features/changelog/node/read-changelog.ts'
import { readApiDocumentation, type ApiDocumentation } from '../../src/features/api-tables/node/documentation.ts'
import { assertValid, readContent, type SiteBuild } from '../../src/core/node/content/content.ts'
import type { SiteConfig } from '../../src/core/shared/site.ts'
import type { Page, Site } from './model.ts'
import { replaceDirectives } from './plain-directives.ts'
import { createPlainMarkdown } from './plain-markdown.ts'
import { formatApiTable, formatChangelog, formatChartIndex } from './plain-parts.ts'

const CHANGELOG = 'content/changelog.yaml'

/** The pages of this site without its demos, in Markdown that all engines read alike. */
export async function exportSite(root: string, config: SiteConfig): Promise<Site> {
  const content = await readContent(root, config, features)
  assertValid(content)
  const paths = [
    ...config.navigation.map(({ link }) => link),
    ...content.data.menu.flatMap(({ items }) => items.map(({ link }) => link)),
  ]
  const { releases } = readReleases(CHANGELOG, readFileSync(path.join(root, CHANGELOG), 'utf8'))
  const componentPages = new Map(
    [...content.pages].flatMap(([route, [main]]): [string, string][] =>
      main?.matter.frontmatter.component ? [[main.matter.frontmatter.component, route]] : [],
    ),
  )
  const parts: Parts = {
    api: await readApiDocumentation(root, (component) => componentPages.get(component), config.sharedOptions ?? ''),
    chartIndex: formatChartIndex(config, content.pages),
    changelog: formatChangelog(releases, componentPages, config.repository),
  }
  return {
    title: config.name,
    tagline: config.description,
    navigation: config.navigation.map(({ title, link }) => ({ title, path: link })),
    menu: content.data.menu.map(({ title, items }) => ({
      title,
      charts: items.map((item) => ({ title: item.title, path: item.link })),
    })),
    pages: paths.map((route) => exportPage(route, content, parts, new Set(paths))),
  }
}

/** The Markdown that replaces directives. */
interface Parts {
  api: ApiDocumentation
  chartIndex: string
  changelog: string
}

function exportPage(route: string, { pages }: SiteBuild, parts: Parts, routes: Set<string>): Page {
  const [main] = pages.get(route) ?? []
  if (!main) throw new Error(`the site has no page ${route}`)
  const { title, description, component } = main.matter.frontmatter
  const expanded = replaceDirectives(main.matter.body.trim(), (name, id) => {
    if (name === 'api') return formatApiTable(id, parts.api)
    if (name === 'chart-index') return parts.chartIndex
    return name === 'changelog' ? parts.changelog : ''
  })
  return {
    path: route,
    title,
    description,
    body: `${createPlainMarkdown(expanded, route, routes).trim()}\n`,
    ...(component ? { component } : {}),
  }
}
