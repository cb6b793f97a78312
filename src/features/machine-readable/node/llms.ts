import { once } from 'es-toolkit'
import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Site } from '../../../core/node/feature.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { splitTab } from '../../../core/shared/routes.ts'
import {
  API,
  API_SCHEMA,
  countTokens,
  formatTokens,
  getFullAddress,
  getMarkdownAddress,
  LLMS,
  LLMS_FULL,
} from '../shared/file-addresses.ts'
import { machineText } from '../shared/texts/index.ts'
import { formatCode } from './html-to-markdown.ts'
import type { PageWriter } from './page-markdown.ts'

/** A text for language models. Its content is written once, when it is needed. */
export interface TextFile {
  /** With the base of the locale. */
  address: string
  /** What is in it. */
  title: string
  /** The page of the component. Undefined if it has several pages. */
  route?: string
  getText: () => string
}

/** `llms-full.txt`, and one file per component. */
export function createFullTexts(site: Site, pages: PageData[], writer: PageWriter): TextFile[] {
  const { config, data } = site
  const find = (route: string) => pages.find((page) => page.route === route)
  const parts = (config.fullText ?? []).flatMap((link) => {
    const { route, tab } = splitTab(link)
    const page = find(route)
    const own = page?.tabs.find(({ key }) => key === tab)
    return page && own ? [{ page, tab: own, title: own.title || page.title }] : []
  })
  const writeParts = () => parts.map(({ page, tab, title }) => `# ${title}\n\n${writer.writeTab(page, tab)}`).join('\n')
  const titles = parts.map(({ title }) => title)
  return [
    {
      address: data.base + LLMS_FULL,
      title: new Intl.ListFormat(site.locale.id).format(titles),
      getText: once(writeParts),
    },
    ...pages
      .filter(({ component }) => component)
      .map((page) => ({
        address: data.base + getFullAddress(page.route),
        title: page.title,
        route: page.route,
        getText: once(() => writer.writePage(page, () => true)),
      })),
  ]
}

/** `llms.txt`: what the site is, and a link with a sentence to each page. See llmstxt.org. */
export function writeLlms(site: Site, pages: PageData[], texts: TextFile[]): string {
  const { config, locale, getAddress } = site
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const pick = (routes: string[]) => routes.flatMap((route) => byRoute.get(route) ?? [])
  // pages of a lower order are about the site, or lists
  const docs = config.navigation.filter(({ order = 0 }) => order > 1).map(({ link }) => link)
  const listed = new Set([...docs, ...config.sidebar.flatMap((group) => group.pages)])
  const others = pick(site.routes.filter((route) => !listed.has(route)))
  const optional = others.filter(({ hero }) => !hero || locale.base === '/')
  const linkPage = ({ route, title, description }: PageData) =>
    formatLink(title, config.url + getMarkdownAddress(getAddress(route)), description)
  return [
    `# ${config.name}\n`,
    `> ${config.description}\n`,
    `${machineText('machine.version', {
      version: formatCode(`${config.library.package}@${config.library.version}`),
      install: formatCode(config.install),
    })}\n`,
    ...list(machineText('machine.docs'), pick(docs).map(linkPage)),
    ...config.sidebar.flatMap((group) =>
      list(machineText('machine.charts', { group: group.title }), pick(group.pages).map(linkPage)),
    ),
    ...list(
      machineText('machine.full'),
      texts.map((text) => formatLink(getName(text.address), config.url + text.address, describeText(text))),
    ),
    ...list(machineText('machine.data'), [
      formatLink(getName(API), config.url + API, machineText('machine.api')),
      formatLink(getName(API_SCHEMA), config.url + API_SCHEMA, machineText('machine.schema')),
    ]),
    ...list(machineText('machine.optional'), optional.map(linkPage)),
  ].join('\n')
}

const list = (title: string, items: string[]): string[] => [`## ${title}\n`, ...items, '']

const formatLink = (title: string, address: string, sentence: string): string => `- [${title}](${address}): ${sentence}`

const getName = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

function describeText({ title, route, getText }: TextFile): string {
  const tokens = formatTokens(countTokens(getText()))
  return route === undefined
    ? machineText('machine.full.shared', { pages: title, tokens })
    : machineText('machine.full.chart', { title, tokens })
}

/** `::llms-files` lists the texts for language models. Their sizes are known when all pages are finished. */
export const createFilesDirective = (charts: { route: string; title: string }[], fullTitle: string): Directive => ({
  example: '::llms-files',
  render: () =>
    renderFiles([
      { address: LLMS, title: machineText('machine.list') },
      { address: LLMS_FULL, title: fullTitle },
      ...charts.map(({ route, title }) => ({ address: getFullAddress(route), title })),
    ]),
})

function renderFiles(files: Pick<TextFile, 'address' | 'title'>[]): Element {
  const titles = [machineText('machine.file'), machineText('machine.content'), machineText('machine.size')]
  const head = titles.map((title) => h('th', { scope: 'col' }, [h('span', {}, title)]))
  const rows = files.map(({ address, title }) =>
    h('tr', {}, [
      h('td', {}, [h('a', { href: address }, address)]),
      h('td', {}, title),
      h('td', {}, [h('span', { dataTokens: address })]),
    ]),
  )
  return h('div', { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: titles.join(', ') }, [
    h('table', {}, [h('thead', {}, [h('tr', {}, head)]), h('tbody', {}, rows)]),
  ])
}

const SIZE = /<span data-tokens="([^"]+)"><\/span>/g

/** Writes the sizes into the finished pages. */
export function addSizes(page: PageData, texts: TextFile[], { data: { base } }: Pick<Site, 'data'>): PageData {
  if (!page.tabs.some(({ html }) => html.search(SIZE) >= 0)) return page
  const sizes = new Map(texts.map(({ address, getText }) => [address, getText]))
  const tabs = page.tabs.map((tab) => ({
    ...tab,
    html: tab.html.replace(SIZE, (_whole, address: string) => {
      const text = sizes.get(base + address)?.()
      return text === undefined ? '' : machineText('machine.tokens', { tokens: formatTokens(countTokens(text)) })
    }),
  }))
  return { ...page, tabs }
}
