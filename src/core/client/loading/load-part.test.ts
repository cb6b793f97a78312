import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from './chunk-load-error.ts'
import { loadJson, loadModule } from './load-part.ts'

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

/** Fails as `import(address)` does. Each address only once: what has failed is remembered. */
const failing = (address: string, error: unknown) =>
  Object.assign(() => Promise.reject(error), { toString: () => `() => import('${address}')` })

test.each([
  ['in Chromium', new TypeError('Failed to fetch dynamically imported module: https://site/1.js'), 'https://site/1.js'],
  ['in Firefox', new TypeError('error loading dynamically imported module: https://site/2.js'), 'https://site/2.js'],
  ['in Safari', new TypeError('Importing a module script failed.'), 'https://site/3.js'],
  ['cut off', new SyntaxError('Unexpected end of input'), 'https://site/4.js'],
])('a failed script carries its address, and whether it is missing: %s', async (_, error, request) => {
  answer(() => new Response('', { status: 404 }))
  expect(await failureOf(loadModule(failing(request, error)))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request,
    code: undefined,
  })
})

test('a script that has failed is asked for under another address', async () => {
  answer(() => new Response(''))
  const load = failing(
    'data:text/javascript,export const part = 9//',
    new TypeError('Importing a module script failed.'),
  )
  expect(await failureOf(loadModule<object>(load))).toBeInstanceOf(ChunkLoadError)
  expect(await loadModule<object>(load)).toMatchObject({ part: 9 })
})

test('a part that shares its file with others is found in it again', async () => {
  answer(() => new Response(''))
  const load = Object.assign(() => Promise.reject(new TypeError('Importing a module script failed.')), {
    toString: () =>
      '() => preload(() => import(`data:text/javascript,export const t = { part: 10 }//`).then(e=>e.t), [])',
  })
  expect(await failureOf(loadModule<object>(load))).toBeInstanceOf(ChunkLoadError)
  expect(await loadModule<object>(load)).toEqual({ part: 10 })
})

test('a script that was cut off before its exports has failed', async () => {
  answer(() => new Response(''))
  const load = Object.assign(() => Promise.resolve({}), { toString: () => "() => import('https://site/5.js')" })
  expect(await failureOf(loadModule(load))).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: 'https://site/5.js',
  })
})

test('a failed stylesheet carries its code', async () => {
  answer(() => new Response('', { status: 500 }))
  expect(
    await failureOf(
      loadModule(failing('https://site/6.js', new Error('Unable to preload CSS for /assets/live-1.css'))),
    ),
  ).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: '/assets/live-1.css',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})

test('a script that never comes is a time-out after 120000 ms', async () => {
  const failure = failureOf(loadModule(() => new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
})

test('a server that falls silent while it is asked what has failed is a time-out', async () => {
  answer(() => new Promise(() => {}))
  const failure = failureOf(
    loadModule(failing('https://site/7.js', new TypeError('Importing a module script failed.'))),
  )
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ type: 'timeout', request: 'https://site/7.js' })
})

test('an error of the module itself stays what it is', async () => {
  const own = new RangeError('bad data')
  expect(await failureOf(loadModule(failing('https://site/8.js', own)))).toBe(own)
  expect(own).not.toBeInstanceOf(ChunkLoadError)
})
