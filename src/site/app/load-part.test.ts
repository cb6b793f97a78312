import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from './chunk-load-error.ts'
import { loadJson, loadModule } from './load-part.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const failureOf = (promise: Promise<unknown>) => promise.then(() => undefined, (error: unknown) => error)
const answer = (respond: (signal?: AbortSignal | null) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (_address: string, options?: RequestInit) => Promise.resolve().then(() => respond(options?.signal)))

beforeEach(() => void vi.useFakeTimers())
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
  expect(await failureOf(loadJson('/pages/guide.1.json', isObject))).toMatchObject({ name: 'ChunkLoadError', type, request: '/pages/guide.1.json' })
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
  answer((signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))))
  let failure: unknown
  void failureOf(loadJson('/a.json', isObject)).then((error) => (failure = error))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: '/a.json' })
})

test('a failed script carries its address, and whether it is missing', async () => {
  answer(() => new Response('', { status: 404 }))
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://site/assets/live-1.js'))
  expect(await failureOf(loadModule(load))).toMatchObject({ name: 'ChunkLoadError', type: 'missing', request: 'https://site/assets/live-1.js', code: undefined })
})

test('a failed stylesheet carries its code', async () => {
  answer(() => new Response('', { status: 500 }))
  const load = () => Promise.reject(new Error('Unable to preload CSS for /assets/live-1.css'))
  expect(await failureOf(loadModule(load))).toMatchObject({ name: 'ChunkLoadError', type: 'error', request: '/assets/live-1.css', code: 'CSS_CHUNK_LOAD_FAILED' })
})

test('a script that never comes is a time-out after 120000 ms', async () => {
  const failure = failureOf(loadModule(() => new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
})

test('an error of the module itself stays what it is', async () => {
  const own = new RangeError('bad data')
  expect(await failureOf(loadModule(() => Promise.reject(own)))).toBe(own)
  expect(own).not.toBeInstanceOf(ChunkLoadError)
})
