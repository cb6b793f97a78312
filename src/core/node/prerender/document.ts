import { getDocumentTitle, type DocumentData, type PageWithoutHtml, type PageData } from '../../shared/page.ts'
import { contentText, text } from '../../shared/texts/index.ts'
import type { SiteConfig } from '../../shared/site.ts'
import type { DocumentAdditions } from '../feature.ts'
import type { Assets } from './assets.ts'
import { escapeXml, stringifyForScript } from '../../shared/escape.ts'

export interface DocumentOptions {
  /** Null for the not-found page. */
  page: PageData | null
  /** The markup of the page inside the layout. */
  body: string
  version: string
  /** What features add. */
  additions: DocumentAdditions
  assets: Assets
  config: SiteConfig
}

/** A whole HTML document. */
export function renderDocument({ page, body, version, additions, assets, config }: DocumentOptions): string {
  const { head = [], data, image, prefetch = [] } = additions
  const documentData: DocumentData = { version, ...data, page: page && createPageWithoutHtml(page) }
  return [
    '<!doctype html>',
    `<html lang="${config.locales[0]?.id.slice(0, 2) ?? 'en'}">`,
    '<head>',
    '<meta charset="utf-8">',
    assets.policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeXml(assets.policy)}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    assets.development ?? '',
    ...describePage(page, image, config),
    assets.style ? `<style>${assets.style}</style>` : '',
    assets.stylesheet ? `<link rel="stylesheet" href="${assets.stylesheet}">` : '',
    assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>` : '',
    prefetch.length > 0 ? `<template id="prefetch">${prefetch.map(renderPreload).join('')}</template>` : '',
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
    // a page can be read without scripts, so they come after its text and its font
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** With low priority, after what the page itself needs; in the form in which the bundler requests it. */
const renderPreload = (file: string): string =>
  `<link ${file.endsWith('.css') ? 'rel="preload" as="style" crossorigin' : 'rel="modulepreload"'} fetchpriority="low" href="${file}">`

function describePage(page: PageData | null, image: string | undefined, config: SiteConfig): string[] {
  if (!page)
    return [
      `<title>${escapeXml(`${text('404.title')} - ${config.name}`)}</title>`,
      '<meta name="robots" content="noindex">',
    ]
  const title = getDocumentTitle(page, config.name)
  const address = config.url + page.route
  const properties: [string, string][] = [
    ['og:type', page.route === '/' ? 'website' : 'article'],
    ['og:site_name', config.name],
    ['og:title', title],
    ['og:description', page.description],
    ['og:url', address],
    ['og:image', config.url + (image ?? '/social.png')],
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

/** Without the HTML of the articles, which the browser reads back from the document. */
function createPageWithoutHtml({ tabs, ...meta }: PageData): PageWithoutHtml {
  return { ...meta, tabs: tabs.map(({ key, title, toc }) => ({ key, title, toc })) }
}
