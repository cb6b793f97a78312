import { expect, test, vi } from 'vitest'
import { createAsker } from './ask-worker.ts'

/** A worker that answers with the same text, never answers `endless`, and fails at `broken`. */
class TestWorker extends EventTarget {
  isTerminated = false

  constructor(isMissing = false) {
    super()
    setTimeout(() => this.reply(isMissing ? undefined : 'ready'))
  }

  reply(data: string | undefined): void {
    this.dispatchEvent(
      data === undefined
        ? new Event('error')
        : new MessageEvent('message', { data: data === 'ready' ? data : { value: data } }),
    )
  }

  postMessage(text: string): void {
    if (text !== 'endless') setTimeout(() => this.reply(text === 'broken' ? undefined : text))
  }

  terminate(): void {
    this.isTerminated = true
  }
}

function createTestAsker(isMissing?: boolean) {
  const workers: TestWorker[] = []
  const { ask } = createAsker<string>(() => {
    const worker = new TestWorker(isMissing)
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { ask, workers }
}

test('a worker that takes too long is ended, and the next question gets another one', async () => {
  vi.useFakeTimers()
  const { ask, workers } = createTestAsker()
  const answers = Promise.all(['a', 'endless', 'b', 'broken', 'c'].map((text) => ask(text, 2000)))
  await vi.runAllTimersAsync()
  expect(await answers).toEqual([{ value: 'a' }, 'stopped', { value: 'b' }, 'failed', { value: 'c' }])
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false])
  vi.useRealTimers()
})

test('a worker that cannot be loaded is tried once', async () => {
  const { ask, workers } = createTestAsker(true)
  expect(await Promise.all([ask('a', 2000), ask('b', 2000)])).toEqual(['failed', 'failed'])
  expect(workers).toHaveLength(1)
  const blocked = createAsker(() => {
    throw new Error('blocked')
  })
  expect(await blocked.ask('a', 2000)).toBe('failed')
})
