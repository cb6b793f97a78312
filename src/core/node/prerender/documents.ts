import { escapeXml, stringifyForScript } from '../../shared/escape.ts'
import { getLanguage } from '../../shared/routes.ts'
import {
  getDocumentTitle,
  type DocumentData,
  type PageData,
  type PageWithoutHtml,
  type SpecialPage,
} from '../../shared/page.ts'
import type { Redirect } from '../../shared/redirects.ts'
import type { Locale, SiteConfig, SiteData } from '../../shared/site.ts'
import { contentText, text } from '../../shared/texts/index.ts'
import { withTexts, type LocaleTexts } from '../../shared/texts/locale-texts.ts'
import type { BuildInfo, DocumentAdditions, Site } from '../feature.ts'
import { writeHtmlDocument } from '../html-document.ts'
import { mountPage, mountSiteData } from '../locales/mount.ts'
import type { Assets } from './assets.ts'

/** The module of the browser's code that the build runs. */
export interface ServerEntry {
  /** The HTML of a page in its layout. Null gives the not-found page. */
  render: (page: PageData | null, site: SiteData, texts: LocaleTexts | undefined) => string
}

export interface RenderContext extends ServerEntry {
  version: string
  assets: Assets
  build: BuildInfo
}

/** Renders the document of a page at its address in a locale. Null gives the not-found page. */
export function renderPage(page: PageData | null, site: Site, context: RenderContext): string {
  const { version, assets, build, render } = context
  const { locale, config, texts } = site
  const mounted = page && mountPage(page, site)
  const body = render(mounted, mountSiteData(site), texts)
  return withTexts(texts, () => {
    const additions = collectAdditions(page, site, build)
    return renderDocument({ page: mounted, body, version, assets, locale, config, additions })
  })
}

function collectAdditions(page: PageData | null, site: Site, build: BuildInfo): DocumentAdditions {
  const all = site.features.flatMap((feature) => feature.document?.(page, site, build) ?? [])
  return {
    head: all.flatMap(({ head = [] }) => head),
    data: Object.assign({}, ...all.map(({ data }) => data)) as Record<string, string>,
    image: all.find(({ image }) => image !== undefined)?.image,
  }
}

const NO_INDEX = '<meta name="robots" content="noindex">'

interface DocumentOptions extends Pick<RenderContext, 'version' | 'assets'>, Pick<Site, 'locale' | 'config'> {
  /** Null for the not-found page and special pages. */
  page: PageData | null
  special?: SpecialPage
  /** The HTML of the page in its layout. */
  body: string
  additions: DocumentAdditions
}

const hasClass = (html: string, name: string): boolean => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(html)

export function renderDocument(options: DocumentOptions): string {
  const { page, special, body, version, additions, assets, locale, config } = options
  const { head = [], data, image } = additions
  const documentData: DocumentData = { version, ...data, ...special?.data, page: page && createPageWithoutHtml(page) }
  return writeHtmlDocument({
    language: getLanguage(locale.id),
    policy: assets.policy,
    head: [
      assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>` : '',
      ...(special ? describeSpecialPage(special, config) : describePage(page, image, config)),
      assets.style ? `<style>${assets.style}</style>` : `<link rel="stylesheet" href="${assets.stylesheet}">`,
      assets.rareStyle?.classes.some((name) => hasClass(body, name)) ? `<style>${assets.rareStyle.text}</style>` : '',
      assets.development ?? '',
      `<script>${assets.scripts.head}</script>`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/site.webmanifest">',
      ...head,
    ],
    body: [
      `<noscript><p class="noscript">${escapeXml(contentText('noscript'))}</p></noscript>`,
      `<div id="root">${body}</div>`,
      page && page.tabs.length > 1 ? `<script>${assets.scripts.tabs}</script>` : '',
      `<script type="application/json" id="page-data">${stringifyForScript(documentData)}</script>`,
      // a page is readable without scripts, so they load after its text and its font
      ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
      `<script type="module" src="${assets.entry}"></script>`,
    ],
  })
}

/** Renders the document of a special page, with a link to the stylesheet: there are many of them and all share it. */
export function renderSpecialDocument(
  special: SpecialPage,
  { assets, ...options }: Pick<DocumentOptions, 'version' | 'assets' | 'locale' | 'config'>,
): string {
  const withoutStyle = { ...assets, style: undefined }
  return renderDocument({ ...options, page: null, special, body: '', additions: {}, assets: withoutStyle })
}

const describeSpecialPage = ({ route, title }: SpecialPage, { name, url }: SiteConfig): string[] => [
  `<title>${escapeXml(`${title} - ${name}`)}</title>`,
  `<link rel="canonical" href="${escapeXml(url + route)}">`,
  NO_INDEX,
]

function describePage(page: PageData | null, image: string | undefined, config: SiteConfig): string[] {
  if (!page) return [`<title>${escapeXml(`${text('404.title')} - ${config.name}`)}</title>`, NO_INDEX]
  const title = getDocumentTitle(page, config.name)
  const address = config.url + (page.canonical ?? page.route)
  const properties: [string, string][] = [
    ['og:type', page.hero ? 'website' : 'article'],
    ['og:site_name', config.name],
    ['og:title', title],
    ['og:description', page.description],
    ['og:url', address],
    ['og:image', config.url + (image ?? config.socialImage)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', image ? `${page.title}: ${page.description}` : `${config.name}: ${config.description}`],
  ]
  return [
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(page.description)}">`,
    `<link rel="canonical" href="${escapeXml(address)}">`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeXml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Leaves out the HTML of the articles, which the browser reads from the document. */
function createPageWithoutHtml({ tabs, ...meta }: PageData): PageWithoutHtml {
  return { ...meta, tabs: tabs.map(({ html: _html, ...tab }) => tab) }
}

/** Renders the document at an old address, for hosts that cannot redirect, such as GitHub Pages. */
export function renderRedirect({ to }: Redirect, { policy, scripts }: Assets, locale: Locale, url: string): string {
  const target = escapeXml(to)
  const html = writeHtmlDocument({
    language: getLanguage(locale.id),
    policy,
    head: [
      `<title>${escapeXml(contentText('redirect.title'))}</title>`,
      `<link rel="canonical" href="${escapeXml(url)}${target}">`,
      // with scripts, the refresh would compete with the redirect that keeps the query and the hash
      `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    ],
    body: [
      `<p>${escapeXml(contentText('redirect.title'))}: <a href="${target}">${target}</a></p>`,
      `<script>${scripts.redirect}</script>`,
    ],
  })
  return `${html}\n`
}
