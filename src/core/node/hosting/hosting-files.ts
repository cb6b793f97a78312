import { CACHE_FOREVER, RESOURCE_POLICY, SAME_ORIGIN, type Headers, type Hosting } from './hosting.ts'
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

/**
 * Code for hosts that run functions: sends the Markdown version of a page to clients that prefer it. Browsers don't
 * name Markdown in their `Accept` header, so they always get HTML.
 */
const ANSWER = `
/** Markdown must be named. It is preferred by its quality, and then by its place, as in "text/markdown, text/html". */
export function prefersMarkdown(accept) {
  const ranges = accept.split(',').map((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  const find = (type) => ranges.findIndex((range) => range.type === type)
  const markdown = ranges[find('text/markdown')]
  if (!markdown || markdown.quality === 0) return false
  const html = ranges[find('text/html')]
  if (html && html.quality === markdown.quality) return find('text/markdown') < find('text/html')
  const other = html ?? ranges[find('text/*')] ?? ranges[find('*/*')]
  return !other || markdown.quality >= other.quality
}

/** Pages have no extension, and demos on their own have no Markdown. */
const isPage = (pathname) => !/\\.\\w+$|^\\/~/.test(pathname)

export async function answer(request, fetchFile, next) {
  const url = new URL(request.url)
  if (!isPage(url.pathname)) return next()
  if (prefersMarkdown(request.headers.get('Accept') ?? '')) {
    const name = url.pathname.replace(/\\/+$/, '') || '/index'
    const file = await fetchFile(new URL(name + '.md', url))
    if (file.ok) return addVary(file)
  }
  return addVary(await next())
}

function addVary(response) {
  const copy = new Response(response.body, response)
  copy.headers.append('Vary', 'Accept')
  return copy
}
`

/** For Cloudflare Pages, as `functions/_middleware.js`. */
export const CLOUDFLARE_FUNCTION = `// Generated by the build.
export const onRequest = ({ request, env, next }) => answer(request, (address) => env.ASSETS.fetch(address), next)
${ANSWER}`

/** Cloudflare runs the function only at these addresses. */
const createCloudflareRoutes = (hashedFolders: string[]): string =>
  `${JSON.stringify({ version: 1, include: ['/*'], exclude: hashedFolders.map((folder) => `/${folder}/*`) }, null, 2)}\n`

/** For Netlify, as `netlify/edge-functions/markdown.js`. */
export const createNetlifyFunction = (hashedFolders: string[]): string => `// Generated by the build.
export default (request, context) => answer(request, fetch, () => context.next())

export const config = { path: '/*', excludedPath: ${JSON.stringify(hashedFolders.map((folder) => `/${folder}/*`))} }
${ANSWER}`
