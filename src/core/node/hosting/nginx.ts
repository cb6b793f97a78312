import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addQueryAndHash, type Redirect } from '../../shared/redirects.ts'
import { CACHE_FOREVER, REVALIDATE, SAME_ORIGIN, type Hosting } from './hosting.ts'

/** A file in this folder, in the language of a host. */
export const readTemplate = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** nginx has no condition for a module that is not loaded, so the brotli setting is in its own file. */
export const NGINX_BROTLI_FILE = 'nginx-brotli.conf'

const HOME_LOCATION = `  location = / {
    try_files /index$site_page /index.html =404;
  }
`

/**
 * A configuration to include inside `http`. Only the root and the name of the server are missing. The pattern for second
 * addresses has only characters of page names, because nginx writes the match into a header without escaping it.
 */
export function createNginxConfiguration(hosting: Hosting): string {
  const { headers, policy, documents, hashedFolders, ownFolders, hasMarkdown, redirects, bases } = hosting
  const values: Record<string, string> = {
    hashedFolders: hashedFolders.join('|'),
    cacheForever: CACHE_FOREVER,
    revalidate: REVALIDATE,
    ownFolders: ownFolders.join('|'),
    sameOrigin: SAME_ORIGIN,
    documentPolicies: documents.map((own) => `  "~^${own.address}(/index)?(\\.html)?$" "${own.policy}";\n`).join(''),
    policy,
    // Markdown if the client names it without a lower quality, and HTML is not named before it with the same one. nginx
    // cannot compare other qualities: `text/markdown;q=0.5` gets Markdown only if HTML is not accepted at all.
    markdownMaps: hasMarkdown ? readTemplate('nginx-markdown.conf') : '',
    headers: [
      ...(hasMarkdown ? ['Vary $site_vary'] : []),
      ...Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
    ]
      .map((header) => `  add_header ${header} always;`)
      .join('\n'),
    homeLocation: hasMarkdown ? HOME_LOCATION : '',
    files: listFiles(hasMarkdown),
    localeLocations: bases.map((base) => createLocaleLocation(base, hasMarkdown)).join(''),
    redirects: redirects.map(createRedirectLocations).join('\n'),
  }
  return readTemplate('nginx.conf').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/** A locale has its own not-found page. */
const createLocaleLocation = (base: string, hasMarkdown: boolean): string => `
  location ${base}/ {
    error_page 404 ${base}/404.html;
    try_files ${listFiles(hasMarkdown)} =404;
  }
`

/** The files that can answer a request for a page. */
const listFiles = (hasMarkdown: boolean): string =>
  ['$uri', ...(hasMarkdown ? ['$uri$site_page'] : []), '$uri.html', '$uri/index.html'].join(' ')

/** nginx prefers exact locations over patterns, and keeps the query only if the target contains it. */
function createRedirectLocations({ from, to }: Redirect): string {
  const withQuery = addQueryAndHash(to, { search: '?$args', hash: '' })
  const target = to.includes('?') ? withQuery : withQuery.replace('?', '$is_args')
  return [from, `${from}/`].map((address) => `  location = ${address} {\n    return 301 "${target}";\n  }\n`).join('')
}
