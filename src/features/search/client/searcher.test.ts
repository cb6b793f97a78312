import { afterEach, expect, test, vi } from 'vitest'
import type { SearchMessage, SearchSource } from '../shared/search.ts'
import { createMessageHandler } from './worker/search-entries.ts'
import { createSearcher } from './searcher.ts'

const source: SearchSource = { nav: [], demos: [], routes: [{ path: '/line', title: 'Line', names: [], sections: [] }] }
const getLinks = async (results: ReturnType<ReturnType<typeof createSearcher>>) =>
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
  const search = createSearcher(load, () => {
    const kind = kinds[created.length] ?? 'working'
    if (kind === 'blocked') {
      created.push(new FakeWorker('silent'))
      throw new Error('blocked')
    }
    const worker = new FakeWorker(kind)
    created.push(worker)
    return worker as unknown as Worker
  })
  return { search, created, load }
}

afterEach(() => vi.useRealTimers())

test('sends the pages to the worker once, then each query', async () => {
  const { search, created } = setUp('working')
  expect(await getLinks(search('line'))).toEqual(['/line'])
  expect(await getLinks(search('nothing'))).toEqual([])
  expect(created.map(({ received }) => received)).toEqual([
    ['generate-metadata', 'get-search-result', 'get-search-result'],
  ])
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
