import type { PageData } from '../../shared/page.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { escapeXml } from '../../shared/escape.ts'

export function renderSitemap(pages: Pick<PageData, 'route' | 'lastUpdated'>[], { url }: SiteConfig): string {
  const entries = pages.map(({ route, lastUpdated }) => {
    const modified =
      lastUpdated === undefined ? '' : `<lastmod>${new Date(lastUpdated).toISOString().slice(0, 10)}</lastmod>`
    return `<url><loc>${escapeXml(url + route)}</loc>${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<?xml-stylesheet href="/xml.css" type="text/css"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export function renderRobots({ url }: SiteConfig, specialRoutes: string[]): string {
  const disallowed = specialRoutes.map((route) => `Disallow: ${route}\n`).join('')
  return `User-agent: *\nAllow: /\n${disallowed}\nSitemap: ${url}/sitemap.xml\n`
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
