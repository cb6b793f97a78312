import { FOR_EVER, HASHED_FOLDERS, securityHeaders, type Headers } from './headers.ts'
import { nginxConfiguration } from './nginx.ts'
import type { Inline } from './policy.ts'

/** Ready configuration for those who host the site, from one source. Names begin at the root of the project. */
export function hostingFiles(inline: Inline): [name: string, text: string][] {
  const headers = securityHeaders(inline)
  return [
    ['dist/_headers', netlifyHeaders(headers)],
    ['dist/_redirects', '/~demos/* /~demos/index.html 200\n'],
    ['hosting/nginx.conf', nginxConfiguration(headers)],
    ['hosting/vercel.json', vercelConfiguration(headers)],
  ]
}

/** For Netlify and Cloudflare Pages, which read it from the folder of the site, as `npm start` does. They let pages be asked for again by themselves. */
function netlifyHeaders(headers: Headers): string {
  return [netlifyBlock('/*', headers), ...HASHED_FOLDERS.map((folder) => netlifyBlock(`/${folder}/*`, { 'Cache-Control': FOR_EVER }))].join('\n')
}

const netlifyBlock = (path: string, headers: Headers) => `${path}\n${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join('')}`

function vercelConfiguration(headers: Headers): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: vercelList(headers) },
      { source: `/(${HASHED_FOLDERS.join('|')})/(.*)`, headers: vercelList({ 'Cache-Control': FOR_EVER }) },
    ],
    rewrites: [{ source: '/~demos/:id', destination: '/~demos/index.html' }],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}

const vercelList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
