import { afterEach, expect, test, vi } from 'vitest'
import type { SearchGroup, SearchMessage, SearchSource } from '../shared/search.ts'
import { createMessageHandler } from './worker/handle-message.ts'
import { createSearcher } from './searcher.ts'

const source: SearchSource = {
  isPartial: true,
  nav: [],
  demos: [],
  routes: [{ path: '/line', title: 'Line', names: [], sections: [] }],
}
const all: SearchSource = {
  ...source,
  routes: [{ path: '/line', title: 'Line', sections: [{ title: '', target: '', paragraphs: ['Midway.'] }] }],
}
const getLinks = async (results: Promise<SearchGroup[]>) =>
  (await results).flatMap(({ hints }) => hints.map(({ link }) => link))

/** A worker that replies, fails at the first query, or never replies. */
class FakeWorker extends EventTarget {
  readonly received: string[] = []
  terminated = false
  #handleMessage = createMessageHandler()
  constructor(readonly kind: 'working' | 'failing' | 'silent') {
    super()
  }
  postMessage(message: SearchMessage): void {
    this.received.push(message.action)
    const groups = this.#handleMessage(structuredClone(message))
    if (!groups || this.kind === 'silent') return
    queueMicrotask(() =>
      this.dispatchEvent(
        this.kind === 'working'
          ? new MessageEvent('message', { data: groups })
          : new Event('error', { cancelable: true }),
      ),
    )
  }
  terminate(): void {
    this.terminated = true
  }
}

function setUp(...kinds: (FakeWorker['kind'] | 'blocked')[]) {
  const created: FakeWorker[] = []
  const load = vi.fn(async () => source)
  const loadAll = vi.fn(async () => all)
  const createWorker = () => {
    const kind = kinds[created.length] ?? 'working'
    if (kind === 'blocked') {
      created.push(new FakeWorker('silent'))
      throw new Error('blocked')
    }
    const worker = new FakeWorker(kind)
    created.push(worker)
    return worker as unknown as Worker
  }
  const searcher = createSearcher(load, loadAll, createWorker)
  return { searcher, search: (keywords: string) => searcher.search({ keywords }), created, load, loadAll }
}

afterEach(() => vi.useRealTimers())

test('sends the names to the worker, then each query, and the texts when they are loaded', async () => {
  const { searcher, search, created, loadAll } = setUp('working')
  let resolve: (source: SearchSource) => void = () => {}
  loadAll.mockReturnValueOnce(new Promise((done) => (resolve = done)))
  const changed = new Promise<void>((done) => void searcher.onChange(done))
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(await getLinks(search('midway'))).toEqual([])
  expect(searcher.isPartial()).toBe(true)
  resolve(all)
  await changed
  expect(searcher.isPartial()).toBe(false)
  expect(await getLinks(search('midway'))).toEqual(['/line'])
  expect(created.map(({ received }) => received)).toEqual([
    ['generate-metadata', 'get-search-result', 'get-search-result', 'generate-metadata', 'get-search-result'],
  ])
})

test('searches the names if the texts fail to load, and loads them again with the next query', async () => {
  const { searcher, search, loadAll } = setUp('working')
  loadAll.mockRejectedValueOnce(new Error('offline'))
  const changed = new Promise<void>((done) => void searcher.onChange(done))
  expect(await getLinks(search('line'))).toEqual(['/line'])
  await changed
  expect(searcher.isPartial()).toBe(false)
  await search('line')
  expect(loadAll).toHaveBeenCalledTimes(1)
  await search('midway')
  expect(await getLinks(search('midway'))).toEqual(['/line'])
  expect(loadAll).toHaveBeenCalledTimes(2)
})

test('replaces a failed worker once and repeats the query', async () => {
  const { search, created } = setUp('failing', 'working')
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(created).toHaveLength(2)
})

test('searches on the main thread after two failed workers', async () => {
  const { search, created } = setUp('failing', 'failing', 'working')
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(created).toHaveLength(2)
})

test('replaces a worker once if several of its queries fail', async () => {
  const { search, created } = setUp('failing', 'working')
  expect(await Promise.all([getLinks(search('line')), getLinks(search('li'))])).toEqual([['/line'], ['/line']])
  expect(created).toHaveLength(2)
})

test('searches on the main thread if workers are blocked', async () => {
  const { search } = setUp('blocked', 'blocked')
  expect(await getLinks(search('line'))).toEqual(['/line'])
})

test('replaces a worker that never replies', async () => {
  vi.useFakeTimers()
  const { search } = setUp('silent', 'working')
  const results = getLinks(search('line'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await results).toEqual(['/line'])
})

test('creates the worker before the pages are loaded and terminates it if loading fails', async () => {
  const { search, created, load } = setUp('working')
  let reject: (reason: Error) => void = () => {}
  load.mockReturnValueOnce(new Promise((_, fail) => (reject = fail)))
  const results = search('line')
  expect(created).toHaveLength(1)
  reject(new Error('offline'))
  await expect(results).rejects.toThrow('offline')
  expect(created.map(({ terminated }) => terminated)).toEqual([true])
})

test('reports an index that fails to load and loads it again with the next search', async () => {
  const { search, load } = setUp('working')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(search('line')).rejects.toThrow('offline')
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(load).toHaveBeenCalledTimes(2)
})
