import type { SiteConfig } from '../../shared/site.ts'
import type { FeatureContent } from '../feature.ts'
import type { Problem } from '../files/problems.ts'
import type { SourceFile } from '../files/source-files.ts'
import { renderInlineMarkdown } from '../markdown/inline-markdown.ts'
import { checkLink, checkLinks, type LinkTargets, type PageTargets } from '../markdown/links.ts'
import { createReporter, type InlineText, type ParsedFile } from '../model/page-file.ts'
import { CONFIG_FILE, type FindConfigLine } from './site-config.ts'

/** All pages with their link targets. */
export function collectPageTargets(
  { sidebar }: SiteConfig,
  sources: SourceFile[],
  parsed: ParsedFile[],
  features: FeatureContent[],
): Map<string, PageTargets> {
  // a page of the sidebar that does not exist is reported once, not at every link to it
  const pages = new Map<string, PageTargets>(sidebar.flatMap((group) => group.pages.map((route) => [route, {}])))
  for (const route of new Set(sources.map((file) => file.route))) {
    const parts = sources.filter((file) => file.route === route)
    const files = parsed.filter(({ file }) => file.route === route && !file.isDuplicate)
    const hasAllIds = parts.every((file) => file.isDuplicate || files.some((one) => one.file === file && one.hasAllIds))
    pages.set(route, {
      tabs: new Set(parts.map(({ tab }) => tab).filter(Boolean)),
      ...(hasAllIds ? { ids: new Set(files.flatMap(({ ids }) => [...ids.keys()])) } : {}),
      hasTarget: (id) => files.some((file) => features.some((feature) => feature.hasTarget?.(file, id))),
    })
  }
  return pages
}

/** Everything with links in it. */
export interface LinkSources {
  parsed: ParsedFile[]
  inlineTexts: InlineText[]
  config: SiteConfig
  findConfigLine: FindConfigLine
}

/** Reports every broken link of the site. */
export function checkAllLinks(targets: LinkTargets, sources: LinkSources): Problem[] {
  const { parsed, inlineTexts, config, findConfigLine } = sources
  const problems: Problem[] = []
  const check = (link: string, here: string, place: { file: string; line: number }, prefix = '') => {
    const message = checkLink(link, here, targets)
    if (message) problems.push({ ...place, message: prefix + message })
  }
  for (const { text, route, file, line } of inlineTexts) {
    for (const link of renderInlineMarkdown(text).links) check(link, route, { file, line })
  }
  for (const { file, matter, tree } of parsed) {
    checkLinks(tree, file.route, targets, createReporter(file.path, problems))
    const { hero, features } = matter.frontmatter
    const getPlace = (...keys: PropertyKey[]) => ({ file: file.path, line: matter.findLine(keys) })
    hero?.actions.forEach(({ link }, index) => check(link, file.route, getPlace('hero', 'actions', index, 'link')))
    features?.forEach(({ link }, index) => link && check(link, file.route, getPlace('features', index, 'link')))
  }
  for (const { title, link } of config.navigation.flatMap((top) => [top, ...(top.children ?? [])])) {
    check(link, '/', { file: CONFIG_FILE, line: findConfigLine(`'${link}'`) }, `navigation "${title}": `)
  }
  return problems
}
