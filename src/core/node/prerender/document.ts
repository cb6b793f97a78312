import { escapeXml, stringifyForScript } from '../../shared/escape.ts'
import { getLanguage } from '../../shared/locales.ts'
import {
  getDocumentTitle,
  type DocumentData,
  type PageData,
  type PageWithoutHtml,
  type SpecialPage,
} from '../../shared/page.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { contentText, text } from '../../shared/texts/index.ts'
import type { Locale, SiteConfig } from '../../shared/site.ts'
import type { DocumentAdditions } from '../feature.ts'
import type { Assets } from './assets.ts'

const NO_INDEX = '<meta name="robots" content="noindex">'

export interface DocumentOptions {
  /** Null for the not-found page and special pages. */
  page: PageData | null
  special?: SpecialPage
  /** The HTML of the page in its layout. */
  body: string
  version: string
  /** The additions of all features. */
  additions: DocumentAdditions
  assets: Assets
  locale: Locale
  /** The configuration in this locale. */
  config: SiteConfig
}

/** Whether an element in finished HTML has a class. */
const hasClass = (html: string, name: string): boolean => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(html)

/** Renders the HTML document of a page. */
export function renderDocument(options: DocumentOptions): string {
  const { page, special, body, version, additions, assets, locale, config } = options
  const { head = [], data, image } = additions
  const documentData: DocumentData = { version, ...data, ...special?.data, page: page && createPageWithoutHtml(page) }
  return [
    '<!doctype html>',
    `<html lang="${getLanguage(locale.id)}">`,
    '<head>',
    '<meta charset="utf-8">',
    assets.policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeXml(assets.policy)}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(special ? describeSpecialPage(special, config) : describePage(page, image, config)),
    assets.style ? `<style>${assets.style}</style>` : `<link rel="stylesheet" href="${assets.stylesheet}">`,
    assets.rareStyle?.classes.some((name) => hasClass(body, name)) ? `<style>${assets.rareStyle.text}</style>` : '',
    assets.development ?? '',
    assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>` : '',
    `<script>${assets.scripts.head}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...head,
    '</head>',
    '<body>',
    `<noscript><p class="noscript">${escapeXml(contentText('noscript'))}</p></noscript>`,
    `<div id="root">${body}</div>`,
    page && page.tabs.length > 1 ? `<script>${assets.scripts.tabs}</script>` : '',
    `<script type="application/json" id="page-data">${stringifyForScript(documentData)}</script>`,
    // a page is readable without scripts, so they load after its text and its font
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** Renders the document of a special page, with a link to the stylesheet: there are many of them and all share it. */
export function renderSpecialDocument(
  special: SpecialPage,
  { assets, ...options }: Pick<DocumentOptions, 'version' | 'assets' | 'locale' | 'config'>,
): string {
  return renderDocument({
    ...options,
    page: null,
    special,
    body: '',
    additions: {},
    assets: { ...assets, style: undefined },
  })
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
  return [
    '<!doctype html>',
    `<html lang="${getLanguage(locale.id)}">`,
    '<head>',
    '<meta charset="utf-8">',
    policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(contentText('redirect.title'))}</title>`,
    `<link rel="canonical" href="${escapeXml(url)}${target}">`,
    // with scripts, the refresh would compete with the redirect that keeps the query and the hash
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    '</head>',
    '<body>',
    `<p>${escapeXml(contentText('redirect.title'))}: <a href="${target}">${target}</a></p>`,
    `<script>${scripts.redirect}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}
