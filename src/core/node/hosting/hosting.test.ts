import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Feature } from '../feature.ts'
import { contentPolicy, contentPolicyHeader, createDocuments, createHosting } from './hosting.ts'
import { createHostingFiles } from './hosting-files.ts'

const script = 'document.title = "é"'
const style = 'a::before{content:"é"}'
const inline = { scripts: [script], styles: [style] }
const createHashSource = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
const features: Feature[] = [
  { name: 'search', hosting: { hashedFolders: ['search'] } },
  {
    name: 'demos',
    hosting: {
      hashedFolders: ['posters'],
      pictureFolders: ['posters'],
      policy: { 'style-src-attr': ["'unsafe-inline'"], 'form-action': ['https://editor.example'] },
    },
  },
]
const files = new Map(createHostingFiles(createHosting(inline, features)))
const policy = contentPolicyHeader(inline, {})

test('inline scripts and styles are allowed by their hash, and nothing inline without one', () => {
  expect(policy).toContain(`script-src 'self' ${createHashSource(script)};`)
  expect(policy).toContain(`style-src 'self' ${createHashSource(style)};`)
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('a feature adds sources to the policy', () => {
  const extended = contentPolicyHeader(inline, { 'img-src': ['data:'], 'form-action': ['https://editor.example'] })
  expect(extended).toContain("img-src 'self' data:;")
  expect(extended).toContain('form-action https://editor.example;')
  expect(policy).toContain("form-action 'none';")
})

test('only the header restricts which sites may frame this one', () => {
  expect(policy).toContain("frame-ancestors 'self'")
  expect(contentPolicy(inline, {})).not.toContain('frame-ancestors')
  expect(policy.startsWith(contentPolicy(inline, {}))).toBe(true)
})

test('every host gets the same headers and folders', () => {
  for (const name of ['dist/_headers', 'hosting/nginx.conf', 'hosting/vercel.json']) {
    const text = files.get(name) ?? ''
    for (const part of [
      'form-action https://editor.example',
      'strict-origin-when-cross-origin',
      'camera=()',
      'clipboard-read=()',
      'nosniff',
      'Cross-Origin-Opener-Policy',
      'Strict-Transport-Security',
      'max-age=31536000, immutable',
    ])
      expect(text, name).toContain(part)
    for (const folder of ['assets', 'pages', 'posters', 'search']) expect(text, name).toContain(folder)
  }
})

test('other sites cannot load the scripts and data of the site, but they can show its pictures', () => {
  const rules = (files.get('dist/_headers') ?? '').split('\n\n')
  const restricted = rules.filter((rule) => rule.includes('Cross-Origin-Resource-Policy: same-origin'))
  expect(restricted.map((rule) => rule.split('\n')[0])).toEqual(['/assets/*', '/pages/*', '/search/*'])
  expect(files.get('hosting/nginx.conf')).toMatch(
    /\$site_resource_policy \{\s+"~\^\/\(assets\|pages\|search\)\/" "same-origin";\s+default "";/,
  )
  const { headers } = JSON.parse(files.get('hosting/vercel.json') ?? '') as {
    headers: { source: string; headers: { key: string }[] }[]
  }
  const sources = headers.filter((rule) => rule.headers.some(({ key }) => key === 'Cross-Origin-Resource-Policy'))
  expect(sources.map(({ source }) => source)).toEqual(['/(assets|pages|search)/(.*)'])
})

test('every host redirects old addresses', () => {
  const redirects = [
    { from: '/old', to: '/new' },
    { from: '/~demos/old-id', to: '/~demos/new-id' },
    { from: '/guide#old', to: '/guide#new' },
  ]
  const written = new Map(createHostingFiles(createHosting(inline, features, { redirects })))
  expect(written.get('dist/_redirects')).toBe('/old /new 301\n/~demos/old-id /~demos/new-id 301\n')
  expect(JSON.parse(written.get('hosting/vercel.json') ?? '')).toMatchObject({
    redirects: [
      { source: '/old', destination: '/new', statusCode: 301 },
      { source: '/~demos/old-id', destination: '/~demos/new-id', statusCode: 301 },
    ],
  })
  const nginx = written.get('hosting/nginx.conf')
  for (const from of ['/old', '/old/', '/~demos/old-id']) expect(nginx).toContain(`location = ${from} {`)
  expect(nginx).toContain('return 301 "/new$is_args$args";')
  expect(nginx).not.toContain('guide')
})

test('nginx keeps the query of a visit beside the query and before the hash of the new address', () => {
  const redirects = [{ from: '/shared', to: '/api?tab=options#axis' }]
  const written = new Map(createHostingFiles(createHosting(inline, features, { redirects })))
  expect(written.get('hosting/nginx.conf')).toContain('return 301 "/api?tab=options&$args#axis";')
})

test('a locale has its own not-found page on hosts that support it', () => {
  const written = new Map(createHostingFiles(createHosting(inline, features, { bases: ['/zh'] })))
  expect(written.get('dist/_redirects')).toContain('/zh/* /zh/404.html 404\n')
  expect(written.get('hosting/nginx.conf')).toMatch(/location \/zh\/ \{\s+error_page 404 \/zh\/404.html;/)
  expect(files.get('hosting/nginx.conf')).not.toContain('/zh')
})

const documents = [{ address: '/~frame', policy: "sandbox allow-scripts; default-src 'none'" }]
const addresses = ['/', '/guide', '/guide/start', '/zh', '/~demos/line']
const withDocument = new Map(createHostingFiles(createHosting(inline, features, { documents, addresses })))
/** A source that only the policy of the pages has. */
const PAGE_POLICY = 'form-action https://editor.example'

test('no rule for Netlify and Cloudflare sends the policy of the pages to a document with its own', () => {
  const rules = new Map(
    (withDocument.get('dist/_headers') ?? '').split('\n\n').map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n')
      return [pattern, lines.join('\n')]
    }),
  )
  const matching = [...rules].filter(
    ([pattern]) => pattern === '/~frame' || (pattern.endsWith('*') && '/~frame'.startsWith(pattern.slice(0, -1))),
  )
  expect(matching.map(([pattern]) => pattern)).toEqual(['/*', '/~frame'])
  expect(matching.map(([, lines]) => lines).join()).not.toContain(PAGE_POLICY)
  expect(rules.get('/~frame')).toContain(documents[0]?.policy)
  for (const pattern of ['/', '/guide', '/guide/*', '/zh', '/zh/*', '/~demos/*', '/404.html', '/assets/*'])
    expect(rules.get(pattern), pattern).toContain(PAGE_POLICY)
  expect(files.get('dist/_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: .*form-action https/)
})

test('nginx and Vercel send the policy of the pages to all other addresses', () => {
  expect(withDocument.get('hosting/nginx.conf')).toContain(
    `"~^/~frame(/index)?(\\.html)?$" "sandbox allow-scripts; default-src 'none'";`,
  )
  const { headers } = JSON.parse(withDocument.get('hosting/vercel.json') ?? '') as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const findPolicies = (address: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Content-Security-Policy'))
      .map(({ value }) => value)
  expect(findPolicies('/~frame')).toEqual([documents[0]?.policy])
  for (const address of ['/', '/guide', '/~frames', '/guide/~frame'])
    expect(findPolicies(address), address).toEqual([expect.stringContaining(PAGE_POLICY)])
})

test('a document contains its policy too, without the directives that only a header can have', async () => {
  const [document] = await createDocuments([
    {
      name: 'frames',
      hosting: {
        documents: [
          {
            address: '/~frame',
            create: async () => ({
              head: '<title>Frame</title>',
              body: '<p>Frame</p>',
              policy: { sandbox: ['allow-scripts'], 'default-src': ["'none'"], 'frame-ancestors': ["'self'"] },
            }),
          },
        ],
      },
    },
  ])
  expect(document?.policy).toBe("sandbox allow-scripts; default-src 'none'; frame-ancestors 'self'")
  const meta = '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">'
  expect(document?.html.replaceAll("'", '&#39;')).toContain(meta)
})
