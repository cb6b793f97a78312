import type { Element } from 'hast'
import type { BlockContent, Code, Html, Paragraph, PhrasingContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Site } from '../../../core/node/feature.ts'
import { hasClass, isElement } from '../../../core/node/markdown/tree.ts'
import type { PageData, PageTab } from '../../../core/shared/page.ts'
import { listTables, type ApiDocumentation } from '../../api-tables/node/index.ts'
import { DEMO_ROUTE, listShownFiles, type Demo } from '../../demos/node/index.ts'
import { machineText } from '../shared/texts/index.ts'
import { formatCode, htmlToMarkdown, writeMarkdown, type ElementHandlers } from './html-to-markdown.ts'
import { countProperties, flattenOptions, type IsListed } from './list-options.ts'
import { createInlineWriter, writeOptionTable, type OptionTableContext } from './option-table.ts'

/** Writes pages of the site in one locale as Markdown. */
export interface PageWriter {
  /** The whole file. */
  writePage: (page: PageData, isListed?: IsListed) => string
  /** Finished HTML of one line. */
  writeInline: (html: string) => string
  /** One tab of a page without its title. */
  writeTab: (page: PageData, tab: PageTab, isListed?: IsListed) => string
}

/** The theme and annotations have more: they would be half of the file of every chart. */
const MAX_PROPERTIES = 100

export function createPageWriter(site: Site, api: ApiDocumentation, demos: Map<string, Demo>): PageWriter {
  const { config, pages, getAddress } = site
  const resolveFrom = (here: string) => (link: string) => resolveLink(link, here, site)
  const writeInline = createInlineWriter(resolveFrom(config.sharedOptions ?? '/'))
  const tableContext: OptionTableContext = {
    api,
    sharedOptions: config.sharedOptions ?? '',
    resolve: resolveFrom('/'),
    writeInline,
  }
  // on a page, the objects inside shared ones are links to the page of shared options
  const pageRule: IsListed = (objects, depth) => depth === 1 && countProperties(objects, api) <= MAX_PROPERTIES
  /** The text around the tables of a tab, which several files contain. */
  const articles = new WeakMap<PageTab, string[]>()
  const writeArticle = (page: PageData, tab: PageTab): string[] => {
    const here = page.route + (tab.key === '' ? '' : `?tab=${tab.key}`)
    const tree = htmlToMarkdown(shrinkHtml(tab.html), createElementHandlers(demos), resolveFrom(here))
    const parts = writeMarkdown(tree).split(`${TABLE_PLACE}\n`)
    articles.set(tab, parts)
    return parts
  }
  const writeTab: PageWriter['writeTab'] = (page, tab, isListed = pageRule) => {
    const file = pages.get(page.route)?.find((one) => one.file.tab === tab.key)
    const ids = file ? listTables(file.tree) : []
    const tables = ids.map((id) => {
      // a table on the page of shared options has its own objects only
      const isOnPage: IsListed = page.component === id ? isListed : () => false
      return `${writeOptionTable(flattenOptions(id, api, isOnPage), tableContext)}\n`
    })
    const parts = articles.get(tab) ?? writeArticle(page, tab)
    return parts.map((part, index) => part + (index < parts.length - 1 ? (tables[index] ?? '') : '')).join('')
  }
  const writePage: PageWriter['writePage'] = (page, isListed) => {
    const [main, ...others] = page.tabs
    return [
      ...writeHead(page, config.url + getAddress(page.route), config.library.package),
      main ? writeTab(page, main, isListed) : '',
      ...others.flatMap((tab) => [`# ${tab.title}\n`, writeTab(page, tab, isListed)]),
    ].join('\n')
  }
  return { writeInline, writeTab, writePage }
}

/** The title, the description and the address of the page. A home page has its own title. */
function writeHead({ hero, title, description, component }: PageData, address: string, from: string): string[] {
  const names = { component: formatCode(component ?? ''), package: formatCode(from) }
  return [
    ...(hero ? [] : [`# ${title}\n`, `> ${description}\n`]),
    ...(component ? [`${machineText('machine.component', names)}\n`] : []),
    `${machineText('machine.page')}: [${address}](${address})\n`,
  ]
}

/** A start tag. Values of attributes can contain `>`. */
const LIVE_PART = /(<(api-table|live-demo)\b(?:[^>"]|"[^"]*")*>)(.*?)<\/\2>/gs

const CODE = /<pre\b[^>]*>.*?<\/pre>/gs
const HIGHLIGHT = /<\/?(?:span|mark|i)\b[^>]*>/g
const ICON = /<svg class="icon\b.*?<\/svg>/gs

/**
 * Leaves out what is not written, which is most of the HTML: parsing it would take as long as writing all pages.
 * Tables and cards are written from their sources, except a comparison of themes, which has only its captions.
 */
const shrinkHtml = (html: string): string =>
  html
    .replace(LIVE_PART, (whole, start: string, name: string) =>
      start.includes('data-theme=') ? whole : `${start}</${name}>`,
    )
    .replace(CODE, (code) => code.replaceAll(HIGHLIGHT, ''))
    .replaceAll(ICON, '')

/** The absolute address of a link on a page. */
function resolveLink(link: string, here: string, { config, getAddress }: Pick<Site, 'config' | 'getAddress'>): string {
  if (link.startsWith('#')) return config.url + getAddress(here) + link
  return link.startsWith('/') ? config.url + getAddress(link) : link
}

/** Replaced by an API table, which is written separately. No text of a page contains this character. */
export const TABLE_PLACE = '\uFFFC'

/** How the elements of this site are written in Markdown. Links are made absolute later. */
export function createElementHandlers(demos: Map<string, Demo>): ElementHandlers {
  return {
    'live-demo': (_state, element) => writeDemo(element, demos.get(String(element.properties.dataId))),
    // HTML is written as it is
    'api-table': (): Html => ({ type: 'html', value: TABLE_PLACE }),
    pre: (_state, element): Code => ({ type: 'code', lang: null, value: toString(element).replace(/\n$/, '') }),
    div: (state, element) => {
      if (hasClass(element, 'code-group')) return writeCodeGroup(element)
      if (hasClass(element, 'code')) return [writeCode(element)]
      return state.all(element)
    },
  }
}

/** The caption of a demo, a link to it alone, and the code of all its files. */
function writeDemo(element: Element, demo: Demo | undefined): BlockContent[] {
  if (!demo) return []
  const { id, title, description, files } = demo
  // one side of a comparison of themes has no code
  const side = element.properties.dataTheme === undefined ? undefined : toString(findTitle(element) ?? element)
  const caption: PhrasingContent[] = [
    { type: 'strong', children: [{ type: 'text', value: side === undefined ? title : `${side}: ${title}` }] },
    { type: 'text', value: `. ${description} ` },
    { type: 'link', url: DEMO_ROUTE + id, children: [{ type: 'text', value: machineText('machine.demo') }] },
  ]
  const paragraph: Paragraph = { type: 'paragraph', children: caption }
  if (side !== undefined) return [paragraph]
  const blocks = listShownFiles(files).map(({ name, source }) => createCode(source.trimEnd(), getExtension(name), name))
  return [paragraph, ...blocks]
}

function findTitle(element: Element): Element | undefined {
  for (const child of element.children) {
    if (!isElement(child)) continue
    const found = hasClass(child, 'demo-title') ? child : findTitle(child)
    if (found) return found
  }
  return undefined
}

const getExtension = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const createCode = (value: string, lang: string, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value,
})

/** A block with a bar that shows the title or the language of its code. */
function writeCode(element: Element, tab?: string): Code {
  const [bar] = element.children
  const pre = element.children.find((child) => isElement(child, 'pre'))
  const code = pre ? toString(pre).replace(/\n$/, '') : ''
  const label = isElement(bar, 'div') ? bar.children.find((child) => isElement(child)) : undefined
  if (!label) return createCode(code, 'sh', tab)
  const name = getTypeScriptName(label)
  return hasClass(label, 'code-title') ? createCode(code, getExtension(name), name) : createCode(code, name, tab)
}

/** The name of a file contains the extension of both languages: `app.<i>tsx</i><b>jsx</b>`. */
const getTypeScriptName = (label: Element): string =>
  label.children.map((child) => (isElement(child, 'b') ? '' : toString(child))).join('')

/** The blocks of a group, each with the name of its tab. Code in two languages is written once. */
function writeCodeGroup(group: Element): Code[] {
  const [bar, ...blocks] = group.children.filter((child) => isElement(child))
  const tabs = bar?.children.filter((child) => isElement(child, 'label')) ?? []
  const titles = tabs.map((tab) => getTypeScriptName(tab.children.find((child) => isElement(child, 'span')) ?? tab))
  const isRepeated = (title: string | undefined) => title === 'JavaScript' && titles.includes('TypeScript')
  return blocks.flatMap((block, index) => (isRepeated(titles[index]) ? [] : [writeCode(block, titles[index])]))
}
