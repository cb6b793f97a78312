import { setImmediate } from 'node:timers/promises'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { formatDate } from '../../shared/dates.ts'
import { getLanguage } from '../../shared/routes.ts'
import type { PageData, PageTab } from '../../shared/page.ts'
import type { Locale, PageLink } from '../../shared/site.ts'
import { contentText } from '../../shared/texts/index.ts'
import { withTexts } from '../../shared/texts/locale-texts.ts'
import { loadHighlight } from '../code/highlighter.ts'
import type { Highlight } from '../code/model.ts'
import { renderArticle } from '../markdown/article.ts'
import { listCode } from '../markdown/code.ts'
import type { Frontmatter, ParsedFile } from '../model/page-file.ts'
import type { SiteBuild } from './site-build.ts'
import { orderPages } from './site-config.ts'

/** The data of one page, from Markdown to finished HTML. Its links have no base. */
export async function compilePage(content: SiteBuild, route: string): Promise<PageData | undefined> {
  const files = content.pages.get(route)
  const main = files?.[0]
  if (!files || !main) return undefined
  const highlight = await loadHighlight(files.flatMap(({ tree }) => listCode(tree, content.directives)))
  // the rest is only needed at build time
  const { title, description, component, hero, features } = main.matter.frontmatter
  const lastUpdated = content.lastUpdated.get(main.file.path)
  return {
    route,
    title,
    description,
    component,
    hero,
    features,
    layout: chooseLayout(main.matter.frontmatter),
    filename: main.file.path,
    lastUpdated,
    updated: lastUpdated === undefined ? undefined : withTexts(content.texts, () => formatDate(new Date(lastUpdated))),
    canonical: isTranslated(content, main) ? undefined : route,
    ...findSectionRedirects(content, route, files),
    ...findNeighbors(content, route),
    tabs: files.map((file) => compileTab(content, main, file, highlight)),
  }
}

/** A home page has a hero, and the page of a chart has a bar below its title. */
const chooseLayout = ({ hero, component, layout }: Frontmatter): PageData['layout'] =>
  hero ? 'home' : (layout ?? (component ? 'chart' : 'text'))

/** The data of all pages. It pauses between pages so that bundling can continue. */
export async function compilePages(content: SiteBuild): Promise<PageData[]> {
  const compiled: PageData[] = []
  for (const route of content.pages.keys()) {
    const page = await compilePage(content, route)
    if (page) compiled.push(page)
    await setImmediate()
  }
  return compiled
}

const isTranslated = ({ inLocales, locale }: SiteBuild, { file }: ParsedFile): boolean =>
  file.locale !== '' || inLocales[0]?.locale === locale

/** A tab that is not translated is in the language of the default locale, below a notice. */
function compileTab(content: SiteBuild, main: ParsedFile, parsed: ParsedFile, highlight: Highlight): PageTab {
  const { file, matter, tree, toc } = parsed
  const { frontmatter } = main.matter
  const source = isTranslated(content, parsed) ? content : (content.inLocales[0] ?? content)
  const html = withTexts(source.texts, () =>
    renderArticle(tree, {
      directives: content.directives,
      highlight,
      frontmatter: file.tab === '' ? frontmatter : { ...frontmatter, hero: undefined },
      toc,
      config: content.config,
      prefix: `group-${file.tab || 'doc'}`,
    }),
  )
  const tab = { key: file.tab, title: file.tab === '' ? '' : matter.frontmatter.title, toc }
  if (source === content) return { ...tab, html }
  const notice = withTexts(content.texts, () => renderNotice(content.locale))
  return { ...tab, html: notice + html, lang: getLanguage(source.locale.id) }
}

/** A translation can still have a section that the original no longer has. */
function findSectionRedirects(
  { redirects }: SiteBuild,
  route: string,
  files: ParsedFile[],
): Pick<PageData, 'redirects'> {
  const moved = redirects.flatMap(({ from, to }) => {
    const [page, id = ''] = from.split('#')
    if (page !== route || id === '' || files.some(({ ids }) => ids.has(id))) return []
    return [[`#${id}`, to.startsWith(`${route}#`) ? to.slice(route.length) : to]]
  })
  return moved.length > 0 ? { redirects: Object.fromEntries(moved) as Record<string, string> } : {}
}

function findNeighbors({ config, data, pages }: SiteBuild, route: string): { previous?: PageLink; next?: PageLink } {
  const order = orderPages(config, data.menu)
  const index = order.findIndex(({ link }) => link === route)
  if (index < 0) return {}
  const getLink = (page: PageLink | undefined): PageLink | undefined =>
    page && { title: pages.get(page.link)?.[0]?.matter.frontmatter.title ?? page.title, link: page.link }
  return { previous: getLink(order[index - 1]), next: getLink(order[index + 1]) }
}

/** Says, in the language of the locale, that an article is not translated. */
const renderNotice = ({ id }: Locale): string =>
  toHtml(h('aside.note.note-note', { lang: getLanguage(id) }, [h('p', contentText('page.untranslated'))]))
