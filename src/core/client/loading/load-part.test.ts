import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadJson, loadPart } from './load-part.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const getFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const stubFetch = (respond: (signal?: AbortSignal | null) => Response | Promise<Response>) =>
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
  stubFetch(() => new Response('', { status }))
  expect(await getFailure(loadJson('/pages/guide.1.json', isObject))).toMatchObject({
    name: 'ChunkLoadError',
    type,
    request: '/pages/guide.1.json',
  })
})

test('a failed connection and truncated JSON are failures of type error', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await getFailure(loadJson('/a.json', isObject))).toMatchObject({ name: 'ChunkLoadError', type: 'error' })
  stubFetch(() => new Response('{"tabs": ['))
  expect(await getFailure(loadJson('/a.json', isObject))).toMatchObject({ name: 'ChunkLoadError', type: 'error' })
})

test('JSON of another shape counts as missing', async () => {
  stubFetch(() => new Response('"a page of the host"'))
  expect(await getFailure(loadJson('/a.json', isObject))).toMatchObject({ type: 'missing' })
})

test('a request times out after exactly 120000 ms', async () => {
  stubFetch(
    (signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  )
  let failure: unknown
  void getFailure(loadJson('/a.json', isObject)).then((error) => (failure = error))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: '/a.json' })
})

/** Every import of a failed request rejects with a new error. Addresses are unique, because failures are remembered. */
const rejectWith = (makeError: () => unknown) => () => Promise.reject(makeError())
const failToFetch = rejectWith(() => new TypeError('Importing a module script failed.'))

/** Stubs a document with one stylesheet, which has failed. */
const stubFailedLink = (href: string, sheet: object | null = null) =>
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes(href) ? [{ href, sheet }] : []),
  })

test.each([
  ['in Chromium', rejectWith(() => new TypeError('Failed to fetch dynamically imported module')), 'https://site/1.js'],
  ['in Firefox', rejectWith(() => new TypeError('error loading dynamically imported module')), 'https://site/2.js'],
  ['in Safari', failToFetch, 'https://site/3.js'],
  ['with an unknown message', rejectWith(() => new TypeError('No such module')), 'https://site/11.js'],
  ['cut off', rejectWith(() => new SyntaxError('Unexpected end of input')), 'https://site/4.js'],
])('the error of a failed script has its address and type: %s', async (_, load, request) => {
  stubFetch(() => new Response('', { status: 404 }))
  expect(await getFailure(loadPart(request, load))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request,
    code: undefined,
  })
})

test('a script that loads with the second import is used', async () => {
  const load = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ part: 12 })
  expect(await loadPart('https://site/12.js', load)).toEqual({ part: 12 })
})

test('a failed script is requested again from another address', async () => {
  stubFetch(() => new Response(''))
  const address = 'data:text/javascript,export%20const%20part=9//'
  expect(await getFailure(loadPart(address, failToFetch))).toBeInstanceOf(ChunkLoadError)
  expect(await loadPart<object>(address, failToFetch)).toMatchObject({ part: 9 })
})

test('a retry finds a part in a file with several parts', async () => {
  stubFetch(() => new Response(''))
  const address = 'data:text/javascript,export%20const%20a={other:1},t={part:10}//#part'
  expect(await getFailure(loadPart(address, failToFetch))).toBeInstanceOf(ChunkLoadError)
  expect(await loadPart<object>(address, failToFetch)).toEqual({ part: 10 })
})

test('a script without exports counts as failed', async () => {
  stubFetch(() => new Response(''))
  expect(await getFailure(loadPart('https://site/5.js', () => Promise.resolve({})))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: 'https://site/5.js',
  })
})

test('the error of a failed stylesheet has the code CSS_CHUNK_LOAD_FAILED', async () => {
  stubFetch(() => new Response('', { status: 500 }))
  stubFailedLink('https://site/assets/live-1.css')
  const load = rejectWith(() => new Error('a stylesheet of this part'))
  expect(await getFailure(loadPart('https://site/6.js https://site/assets/live-1.css', load))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: 'https://site/assets/live-1.css',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})

test('a stylesheet with unreadable rules counts as failed', async () => {
  stubFetch(() => new Response('', { status: 404 }))
  const sheet = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  }
  stubFailedLink('https://site/assets/live-1.css', sheet)
  const load = rejectWith(() => new Error('a stylesheet of this part'))
  expect(await getFailure(loadPart('https://site/17.js https://site/assets/live-1.css', load))).toMatchObject({
    type: 'missing',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})

test('a failed stylesheet of another part is ignored', async () => {
  stubFetch(() => new Response('', { status: 404 }))
  stubFailedLink('https://site/assets/search-1.css')
  expect(await getFailure(loadPart('https://site/13.js https://site/assets/live-1.css', failToFetch))).toMatchObject({
    type: 'missing',
    request: 'https://site/13.js',
  })
})

test('a script times out after 120000 ms', async () => {
  const failure = getFailure(loadPart('https://site/14.js', () => new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: 'https://site/14.js' })
})

test('a stylesheet times out with its own address and code', async () => {
  stubFailedLink('https://site/assets/live-1.css')
  const addresses = 'https://site/18.js https://site/assets/live-1.css'
  const failure = getFailure(loadPart(addresses, () => new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({
    type: 'timeout',
    request: 'https://site/assets/live-1.css',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})

test('no timer is left after a script has loaded or failed', async () => {
  stubFetch(() => new Response('', { status: 404 }))
  await loadPart('https://site/15.js', () => Promise.resolve({ part: 15 }))
  expect(vi.getTimerCount()).toBe(0)
  await getFailure(loadPart('https://site/16.js', failToFetch))
  expect(vi.getTimerCount()).toBe(0)
})

test('the request for the reason of a failure times out too', async () => {
  stubFetch(() => new Promise(() => {}))
  const failure = getFailure(loadPart('https://site/7.js', failToFetch))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ type: 'timeout', request: 'https://site/7.js' })
})

test.each([new RangeError('bad data'), new TypeError('undefined is not a function')])(
  'an error that the module throws is rethrown unchanged: %s',
  async (thrown) => {
    expect(
      await getFailure(
        loadPart(
          `https://site/${thrown.name}.js`,
          rejectWith(() => thrown),
        ),
      ),
    ).toBe(thrown)
    expect(thrown).not.toBeInstanceOf(ChunkLoadError)
  },
)
