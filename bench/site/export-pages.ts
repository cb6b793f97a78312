import { readContent, requireSound, type Content } from '../../src/core/node/content/content.ts'
import type { SiteConfig } from '../../src/core/shared/site.ts'
import type { Page, Site } from './model.ts'
import { withoutDirectives } from './plain-directives.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { apiTable, changelog, chartIndex } from './plain-parts.ts'

/** The pages of this site without its demos, in Markdown that all engines read alike. */
export async function exportSite(root: string, config: SiteConfig): Promise<Site> {
  const content = await readContent(root, config)
  requireSound(content)
  const paths = [
    ...config.navigation.map(({ link }) => link),
    ...content.site.menu.flatMap(({ items }) => items.map(({ link }) => link)),
  ]
  return {
    title: config.name,
    tagline: config.description,
    navigation: config.navigation.map(({ title, link }) => ({ title, path: link })),
    menu: content.site.menu.map(({ title, items }) => ({
      title,
      charts: items.map((item) => ({ title: item.title, path: item.link })),
    })),
    pages: paths.map((path) => exportPage(path, content, new Set(paths))),
  }
}

function exportPage(path: string, { pages, context }: Content, routes: Set<string>): Page {
  const [main] = pages.get(path) ?? []
  if (!main) throw new Error(`the site has no page ${path}`)
  const { title, description, component } = main.matter.frontmatter
  const expanded = withoutDirectives(main.matter.body.trim(), (name, id) => {
    if (name === 'api') return apiTable(id, context.api)
    if (name === 'chart-index') return chartIndex(context)
    return name === 'changelog' ? changelog(context) : ''
  })
  return {
    path,
    title,
    description,
    body: `${plainMarkdown(expanded, path, routes).trim()}\n`,
    ...(component ? { component } : {}),
  }
}
