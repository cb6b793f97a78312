import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from './chunk-load-error.ts'
import { loadJson, loadPart } from './load-part.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const answer = (respond: (signal?: AbortSignal | null) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (_address: string, options?: RequestInit) =>
    Promise.resolve().then(() => respond(options?.signal)),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [500, 'error'],
])('status %i is a failure of type %s', async (status, type) => {
  answer(() => new Response('', { status }))
  expect(await failureOf(loadJson('/pages/guide.1.json', isObject))).toMatchObject({
    name: 'ChunkLoadError',
    type,
    request: '/pages/guide.1.json',
  })
})

test('a broken connection and a truncated answer are failures of type error', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failureOf(loadJson('/a.json', isObject))).toMatchObject({ name: 'ChunkLoadError', type: 'error' })
  answer(() => new Response('{"tabs": ['))
  expect(await failureOf(loadJson('/a.json', isObject))).toMatchObject({ name: 'ChunkLoadError', type: 'error' })
})

test('an answer of another kind counts as missing', async () => {
  answer(() => new Response('"a page of the host"'))
  expect(await failureOf(loadJson('/a.json', isObject))).toMatchObject({ type: 'missing' })
})

test('after 120000 ms, and not before, a silent server is a time-out', async () => {
  answer(
    (signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  )
  let failure: unknown
  void failureOf(loadJson('/a.json', isObject)).then((error) => (failure = error))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: '/a.json' })
})

/** A request that fails is a new error for every import. Each test has its own address, as failures are remembered. */
const failing = (makeError: () => unknown) => () => Promise.reject(makeError())
const notFetched = failing(() => new TypeError('Importing a module script failed.'))

/** A document with one stylesheet, which has failed. */
const stubLostLink = (href: string, sheet: object | null = null) =>
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes(href) ? [{ href, sheet }] : []),
  })

test.each([
  ['in Chromium', failing(() => new TypeError('Failed to fetch dynamically imported module')), 'https://site/1.js'],
  ['in Firefox', failing(() => new TypeError('error loading dynamically imported module')), 'https://site/2.js'],
  ['in Safari', notFetched, 'https://site/3.js'],
  ['with an unknown message', failing(() => new TypeError('No such module')), 'https://site/11.js'],
  ['cut off', failing(() => new SyntaxError('Unexpected end of input')), 'https://site/4.js'],
])('a failed script carries its address, and whether it is missing: %s', async (_, load, request) => {
  answer(() => new Response('', { status: 404 }))
  expect(await failureOf(loadPart(request, load))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request,
    code: undefined,
  })
})

test('a script that arrives with the second import is used', async () => {
  const load = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ part: 12 })
  expect(await loadPart('https://site/12.js', load)).toEqual({ part: 12 })
})

test('a script that has failed is requested under another address', async () => {
  answer(() => new Response(''))
  const address = 'data:text/javascript,export%20const%20part=9//'
  expect(await failureOf(loadPart(address, notFetched))).toBeInstanceOf(ChunkLoadError)
  expect(await loadPart<object>(address, notFetched)).toMatchObject({ part: 9 })
})

test('a part that shares its file with others is found in it again', async () => {
  answer(() => new Response(''))
  const address = 'data:text/javascript,export%20const%20a={other:1},t={part:10}//#part'
  expect(await failureOf(loadPart(address, notFetched))).toBeInstanceOf(ChunkLoadError)
  expect(await loadPart<object>(address, notFetched)).toEqual({ part: 10 })
})

test('a script that was cut off before its exports has failed', async () => {
  answer(() => new Response(''))
  expect(await failureOf(loadPart('https://site/5.js', () => Promise.resolve({})))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: 'https://site/5.js',
  })
})

test('a failed stylesheet carries its code', async () => {
  answer(() => new Response('', { status: 500 }))
  stubLostLink('https://site/assets/live-1.css')
  const load = failing(() => new Error('a stylesheet of this part'))
  expect(await failureOf(loadPart('https://site/6.js https://site/assets/live-1.css', load))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: 'https://site/assets/live-1.css',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})

test('a stylesheet whose rules cannot be read has failed', async () => {
  answer(() => new Response('', { status: 404 }))
  const sheet = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  }
  stubLostLink('https://site/assets/live-1.css', sheet)
  const load = failing(() => new Error('a stylesheet of this part'))
  expect(await failureOf(loadPart('https://site/17.js https://site/assets/live-1.css', load))).toMatchObject({
    type: 'missing',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})

test("another part's lost stylesheet is not the reason", async () => {
  answer(() => new Response('', { status: 404 }))
  stubLostLink('https://site/assets/search-1.css')
  expect(await failureOf(loadPart('https://site/13.js https://site/assets/live-1.css', notFetched))).toMatchObject({
    type: 'missing',
    request: 'https://site/13.js',
  })
})

test('a script that never comes is a time-out after 120000 ms', async () => {
  const failure = failureOf(loadPart('https://site/14.js', () => new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: 'https://site/14.js' })
})

test('no timer is left when a script has arrived or failed', async () => {
  answer(() => new Response('', { status: 404 }))
  await loadPart('https://site/15.js', () => Promise.resolve({ part: 15 }))
  expect(vi.getTimerCount()).toBe(0)
  await failureOf(loadPart('https://site/16.js', notFetched))
  expect(vi.getTimerCount()).toBe(0)
})

test('a server that falls silent while it is asked what has failed is a time-out', async () => {
  answer(() => new Promise(() => {}))
  const failure = failureOf(loadPart('https://site/7.js', notFetched))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ type: 'timeout', request: 'https://site/7.js' })
})

test.each([new RangeError('bad data'), new TypeError('undefined is not a function')])(
  'an error of the module itself stays what it is: %s',
  async (own) => {
    expect(
      await failureOf(
        loadPart(
          `https://site/${own.name}.js`,
          failing(() => own),
        ),
      ),
    ).toBe(own)
    expect(own).not.toBeInstanceOf(ChunkLoadError)
  },
)
