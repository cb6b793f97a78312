import { CACHE_FOREVER, RESOURCE_POLICY, SAME_ORIGIN, type Headers, type Hosting } from './hosting.ts'
import { CLOUDFLARE_FUNCTION, createCloudflareRoutes, createNetlifyFunction } from './markdown-functions.ts'
import { createNginxConfiguration, NGINX_BROTLI, NGINX_BROTLI_FILE } from './nginx.ts'

/** Configuration files for all supported hosts. Names start at the root of the project. */
export function createHostingFiles(hosting: Hosting): [name: string, text: string][] {
  return [
    ['dist/_headers', createNetlifyHeaders(hosting)],
    ['dist/_redirects', createNetlifyRedirects(hosting)],
    ['hosting/nginx.conf', createNginxConfiguration(hosting)],
    [`hosting/${NGINX_BROTLI_FILE}`, NGINX_BROTLI],
    ['hosting/vercel.json', createVercelConfiguration(hosting)],
    ...(hosting.hasMarkdown ? createMarkdownFiles(hosting) : []),
  ]
}

/** Netlify and Cloudflare choose between HTML and Markdown in a function, which is not in the published folder. */
const createMarkdownFiles = ({ hashedFolders }: Hosting): [name: string, text: string][] => [
  ['dist/_routes.json', createCloudflareRoutes(hashedFolders)],
  ['hosting/functions/_middleware.js', CLOUDFLARE_FUNCTION],
  ['hosting/netlify/edge-functions/markdown.js', createNetlifyFunction(hashedFolders)],
]

/**
 * For Netlify, Cloudflare Pages and `npm start`, which read it from the published folder. They revalidate pages. They
 * join the values of all rules that match, and a browser applies each of several policies. So no rule with the policy
 * of the pages may match a document with its own. At other addresses, only the document itself contains the policy.
 */
function createNetlifyHeaders({ headers, policy, documents, sections, hashedFolders, ownFolders }: Hosting): string {
  const pagePolicy = { [POLICY]: policy }
  const blocks: [path: string, headers: Headers][] = [
    ['/*', documents.length > 0 ? headers : { ...pagePolicy, ...headers }],
    ...documents.map((own): [string, Headers] => [own.address, { [POLICY]: own.policy }]),
    ...(documents.length > 0 ? sections : []).flatMap((section): [string, Headers][] =>
      section === '/'
        ? [[section, pagePolicy]]
        : [
            [section, pagePolicy],
            [`${section}/*`, pagePolicy],
          ],
    ),
    // `npm start` sends these headers with the page at every address that is not found
    ...(documents.length > 0 ? [['/404.html', pagePolicy] satisfies [string, Headers]] : []),
    ...hashedFolders.map((folder): [string, Headers] => [
      `/${folder}/*`,
      {
        ...(documents.length > 0 && pagePolicy),
        'Cache-Control': CACHE_FOREVER,
        ...(ownFolders.includes(folder) && { [RESOURCE_POLICY]: SAME_ORIGIN }),
      },
    ]),
  ]
  return blocks.map(([path, own]) => `${path}\n${formatHeaders(own).join('')}`).join('\n')
}

const POLICY = 'Content-Security-Policy'

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
function createVercelConfiguration({
  headers,
  policy,
  documents,
  hashedFolders,
  ownFolders,
  redirects,
}: Hosting): string {
  const own = documents.map(({ address }) => `${address.slice(1)}$`).join('|')
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listVercelHeaders(headers) },
      { source: own ? `/((?!${own}).*)` : '/(.*)', headers: listVercelHeaders({ [POLICY]: policy }) },
      ...documents.map((document) => ({
        source: document.address,
        headers: listVercelHeaders({ [POLICY]: document.policy }),
      })),
      { source: `/(${hashedFolders.join('|')})/(.*)`, headers: listVercelHeaders({ 'Cache-Control': CACHE_FOREVER }) },
      { source: `/(${ownFolders.join('|')})/(.*)`, headers: listVercelHeaders({ [RESOURCE_POLICY]: SAME_ORIGIN }) },
    ],
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}

const listVercelHeaders = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
