import type { PageData } from '../../shared/page.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { escapeXml } from '../../shared/escape.ts'
import { SPECIAL_PREFIX } from '../../shared/routes.ts'
import type { Alternate } from '../locales/mount.ts'

/** A page in the sitemap. */
export interface SitemapPage extends Pick<PageData, 'route' | 'lastUpdated'> {
  alternates?: Alternate[]
}

export function renderSitemap(pages: SitemapPage[], { url }: SiteConfig): string {
  const entries = pages.map(({ route, lastUpdated, alternates = [] }) => {
    const modified =
      lastUpdated === undefined ? '' : `<lastmod>${new Date(lastUpdated).toISOString().slice(0, 10)}</lastmod>`
    return `<url><loc>${escapeXml(url + route)}</loc>${modified}${alternates.map(renderAlternate).join('')}</url>`
  })
  const hasAlternates = pages.some(({ alternates = [] }) => alternates.length > 0)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<?xml-stylesheet href="/xml.css" type="text/css"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? XHTML : ''}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const renderAlternate = ({ language, address }: Alternate): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`

export function renderRobots({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\nDisallow: /${SPECIAL_PREFIX}\n\nSitemap: ${url}/sitemap.xml\n`
}

export function renderManifest({ name, description }: SiteConfig): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
