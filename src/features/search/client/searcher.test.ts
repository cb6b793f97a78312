import { afterEach, expect, test, vi } from 'vitest'
import type { SearchMessage, SearchSource } from '../shared/search.ts'
import { createMessageHandler } from './worker/search-entries.ts'
import { createSearcher } from './searcher.ts'

const source: SearchSource = { nav: [], demos: [], routes: [{ path: '/line', title: 'Line', names: [], sections: [] }] }
const linksOf = async (answer: ReturnType<ReturnType<typeof createSearcher>>) =>
  (await answer).flatMap(({ hints }) => hints.map(({ link }) => link))

/** A worker that answers, breaks at the first question, or says nothing. */
class FakeWorker extends EventTarget {
  readonly received: string[] = []
  ended = false
  #answer = createMessageHandler()
  constructor(readonly kind: 'sound' | 'broken' | 'silent') {
    super()
  }
  postMessage(message: SearchMessage): void {
    this.received.push(message.action)
    const groups = this.#answer(structuredClone(message))
    if (!groups || this.kind === 'silent') return
    queueMicrotask(() =>
      this.dispatchEvent(
        this.kind === 'sound'
          ? new MessageEvent('message', { data: groups })
          : new Event('error', { cancelable: true }),
      ),
    )
  }
  terminate(): void {
    this.ended = true
  }
}

function setUp(...kinds: (FakeWorker['kind'] | 'blocked')[]) {
  const made: FakeWorker[] = []
  const load = vi.fn(async () => source)
  const search = createSearcher(load, () => {
    const kind = kinds[made.length] ?? 'sound'
    if (kind === 'blocked') {
      made.push(new FakeWorker('silent'))
      throw new Error('blocked')
    }
    const worker = new FakeWorker(kind)
    made.push(worker)
    return worker as unknown as Worker
  })
  return { search, made, load }
}

afterEach(() => vi.useRealTimers())

test('the worker is given the pages once and then each question', async () => {
  const { search, made } = setUp('sound')
  expect(await linksOf(search('line'))).toEqual(['/line'])
  expect(await linksOf(search('nothing'))).toEqual([])
  expect(made.map(({ received }) => received)).toEqual([
    ['generate-metadata', 'get-search-result', 'get-search-result'],
  ])
})

test('a worker that breaks is replaced once, and the question is asked again', async () => {
  const { search, made } = setUp('broken', 'sound')
  expect(await linksOf(search('line'))).toEqual(['/line'])
  expect(await linksOf(search('line'))).toEqual(['/line'])
  expect(made).toHaveLength(2)
})

test('after the second one the page itself searches', async () => {
  const { search, made } = setUp('broken', 'broken', 'sound')
  expect(await linksOf(search('line'))).toEqual(['/line'])
  expect(await linksOf(search('line'))).toEqual(['/line'])
  expect(made).toHaveLength(2)
})

test('two questions that one worker leaves open cost one replacement', async () => {
  const { search, made } = setUp('broken', 'sound')
  expect(await Promise.all([linksOf(search('line')), linksOf(search('li'))])).toEqual([['/line'], ['/line']])
  expect(made).toHaveLength(2)
})

test('where workers are not allowed the page itself searches', async () => {
  const { search } = setUp('blocked', 'blocked')
  expect(await linksOf(search('line'))).toEqual(['/line'])
})

test('a worker that never answers is given up', async () => {
  vi.useFakeTimers()
  const { search } = setUp('silent', 'sound')
  const answer = linksOf(search('line'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toEqual(['/line'])
})

test('the worker is made before the pages have arrived, and ended when they do not', async () => {
  const { search, made, load } = setUp('sound')
  let reject: (reason: Error) => void = () => {}
  load.mockReturnValueOnce(new Promise((_, fail) => (reject = fail)))
  const answer = search('line')
  expect(made).toHaveLength(1)
  reject(new Error('offline'))
  await expect(answer).rejects.toThrow('offline')
  expect(made.map(({ ended }) => ended)).toEqual([true])
})

test('an index that does not arrive is an error, and the next search asks for it again', async () => {
  const { search, load } = setUp('sound')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(search('line')).rejects.toThrow('offline')
  expect(await linksOf(search('line'))).toEqual(['/line'])
  expect(load).toHaveBeenCalledTimes(2)
})
