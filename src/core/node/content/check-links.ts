import type { SiteConfig } from '../../shared/site.ts'
import type { ApiDocumentation } from '../../../features/api-tables/node/documentation.ts'
import { inlineMarkdown } from '../markdown/inline-markdown.ts'
import { hasOption } from '../../../features/api-tables/node/table-directives.ts'
import { checkLinks, linkMistake, type LinkTargets } from '../markdown/links.ts'
import { reporter, type ParsedFile } from './parse-pages.ts'
import type { Problem } from '../files/problems.ts'
import type { ConfigLines } from './site-config.ts'
import type { SourceFile } from '../files/source-files.ts'

/** A text in inline Markdown outside of the pages: a description, an entry of the changelog. */
export interface InlineText {
  file: string
  line: number
  /** The page that shows it, by which a link such as `#data` is understood. */
  here: string
  text: string
}

/** Everything that can be linked to. */
export function linkTargets(
  sources: SourceFile[],
  parsed: ParsedFile[],
  { charts }: SiteConfig,
  api: ApiDocumentation,
  files: Set<string>,
): LinkTargets {
  const targets: LinkTargets = { pages: new Map(), files }
  // a chart without a page is told once, not at every link to it
  for (const slug of charts.flatMap((group) => group.charts)) targets.pages.set(`/api/${slug}`, {})
  for (const route of new Set(sources.map((file) => file.route))) {
    const parts = sources.filter((file) => file.route === route)
    const read = parsed.filter(({ file }) => file.route === route && !file.isTwin)
    const isCertain = parts.every((file) => file.isTwin || read.some((one) => one.file === file && one.isCertain))
    targets.pages.set(route, {
      tabs: new Set(parts.map(({ tab }) => tab).filter(Boolean)),
      ...(isCertain ? { ids: new Set(read.flatMap(({ ids }) => [...ids.keys()])) } : {}),
      hasOption: (address) => read.some(({ tree }) => hasOption(tree, address, api)),
    })
  }
  return targets
}

/** Reports every link that leads nowhere, wherever it is written. */
export function checkAllLinks(
  targets: LinkTargets,
  parsed: ParsedFile[],
  texts: InlineText[],
  config: SiteConfig,
  lineOfConfig: ConfigLines,
  problems: Problem[],
): void {
  const check = (link: string, here: string, place: { file: string; line: number }, prefix = '') => {
    const mistake = linkMistake(link, here, targets)
    if (mistake) problems.push({ ...place, message: prefix + mistake })
  }
  for (const { text, here, file, line } of texts) {
    for (const link of inlineMarkdown(text).links) check(link, here, { file, line })
  }
  for (const { file, matter, tree } of parsed) {
    checkLinks(tree, file.route, targets, reporter(file.path, problems))
    const { hero, features } = matter.frontmatter
    const place = (...keys: PropertyKey[]) => ({ file: file.path, line: matter.lineOf(keys) })
    hero?.actions.forEach(({ link }, index) => check(link, file.route, place('hero', 'actions', index, 'link')))
    features?.forEach(({ link }, index) => link && check(link, file.route, place('features', index, 'link')))
  }
  for (const { title, link } of config.navigation.flatMap((top) => [top, ...(top.children ?? [])])) {
    check(link, '/', { file: 'site.config.ts', line: lineOfConfig(`'${link}'`) }, `navigation "${title}": `)
  }
}
