import { expect, test } from 'vitest'
import { CLOUDFLARE_FUNCTION, createNetlifyFunction } from './hosting-files.ts'

type Next = () => Promise<Response>
interface Module {
  prefersMarkdown: (accept: string) => boolean
  answer: (request: Request, fetchFile: (address: URL) => Promise<Response>, next: Next) => Promise<Response>
}
interface CloudflareModule extends Module {
  onRequest: (context: {
    request: Request
    env: { ASSETS: { fetch: (address: URL) => Promise<Response> } }
    next: Next
  }) => Promise<Response>
}
interface NetlifyModule extends Module {
  default: (request: Request, context: { next: Next }) => Promise<Response>
  config: { path: string; excludedPath: string[] }
}

const load = async <Loaded>(code: string): Promise<Loaded> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Loaded

/** A host with two pages that have a Markdown version. */
const fetchFile = ({ pathname }: URL): Promise<Response> =>
  Promise.resolve(
    ['/index.md', '/api/line.md'].includes(pathname)
      ? new Response(pathname, { headers: { 'Content-Type': 'text/markdown' } })
      : new Response('', { status: 404 }),
  )
const next: Next = () => Promise.resolve(new Response('HTML', { headers: { Vary: 'Accept-Encoding' } }))
const request = (path: string, accept: string) =>
  new Request(`https://example.com${path}`, { headers: { Accept: accept } })

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=0.9, text/html;q=0.8', true],
  ['text/html;q=0.8, TEXT/Markdown; q=0.9', true],
  ['*/*;q=0.5, text/markdown', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/*, text/markdown;q=0.5', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
])('the header "%s" prefers Markdown: %s', async (accept, expected) => {
  const { prefersMarkdown } = await load<Module>(CLOUDFLARE_FUNCTION)
  expect(prefersMarkdown(accept)).toBe(expected)
})

test('Cloudflare sends the Markdown version of a page, and both versions vary', async () => {
  const { onRequest } = await load<CloudflareModule>(CLOUDFLARE_FUNCTION)
  const get = (path: string, accept: string) =>
    onRequest({ request: request(path, accept), env: { ASSETS: { fetch: fetchFile } }, next })
  const markdown = await get('/api/line', 'text/markdown')
  expect([await markdown.text(), markdown.headers.get('Vary')]).toEqual(['/api/line.md', 'Accept'])
  expect(await (await get('/', 'text/markdown')).text()).toBe('/index.md')
  const html = await get('/api/line', 'text/html')
  expect([await html.text(), html.headers.get('Vary')]).toEqual(['HTML', 'Accept-Encoding, Accept'])
  // no Markdown version, a demo, and a file
  for (const path of ['/nowhere', '/~demos/line-basic', '/assets/entry.js'])
    expect(await (await get(path, 'text/markdown')).text(), path).toBe('HTML')
})

test('Netlify runs the same code, except for files that never change', async () => {
  const netlify = await load<NetlifyModule>(createNetlifyFunction(['assets']))
  expect(netlify.config).toEqual({ path: '/*', excludedPath: ['/assets/*'] })
  expect(await (await netlify.default(request('/guide', 'text/html'), { next })).text()).toBe('HTML')
  expect(await (await netlify.answer(request('/', 'text/markdown'), fetchFile, next)).text()).toBe('/index.md')
})
