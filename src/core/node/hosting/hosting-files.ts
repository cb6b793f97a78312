import { CACHE_FOREVER, type Headers, type Hosting } from './hosting.ts'
import { createNginxConfiguration, NGINX_BROTLI, NGINX_BROTLI_FILE } from './nginx.ts'

/** Configuration files for all supported hosts. Names start at the root of the project. */
export function createHostingFiles(hosting: Hosting): [name: string, text: string][] {
  return [
    ['dist/_headers', createNetlifyHeaders(hosting)],
    ['dist/_redirects', createNetlifyRedirects(hosting)],
    ['hosting/nginx.conf', createNginxConfiguration(hosting)],
    [`hosting/${NGINX_BROTLI_FILE}`, NGINX_BROTLI],
    ['hosting/vercel.json', createVercelConfiguration(hosting)],
  ]
}

/** For Netlify, Cloudflare Pages and `npm start`, which read it from the published folder. They revalidate pages. */
function createNetlifyHeaders({ headers, hashedFolders }: Hosting): string {
  const blocks: [path: string, headers: Headers][] = [
    ['/*', headers],
    ...hashedFolders.map((folder): [string, Headers] => [`/${folder}/*`, { 'Cache-Control': CACHE_FOREVER }]),
  ]
  return blocks.map(([path, own]) => `${path}\n${formatHeaders(own).join('')}`).join('\n')
}

/** The first matching line applies, so redirects are above the lines that match everything below a base. */
function createNetlifyRedirects({ redirects, bases }: Hosting): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    // only for addresses without a file; Cloudflare finds the page without this line
    ...bases.map((base) => `${base}/* ${base}/404.html 404\n`),
  ].join('')
}

const formatHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)

/** Vercel and GitHub Pages have one not-found page for all locales. */
function createVercelConfiguration({ headers, hashedFolders, redirects }: Hosting): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listVercelHeaders(headers) },
      { source: `/(${hashedFolders.join('|')})/(.*)`, headers: listVercelHeaders({ 'Cache-Control': CACHE_FOREVER }) },
    ],
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}

const listVercelHeaders = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
