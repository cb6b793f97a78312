import { expect, test, vi } from 'vitest'
import { limitGrowth } from './limit-growth.ts'

vi.useFakeTimers()

/** Reports each height after a pause, and returns those that were used. */
async function report(heights: number[], pause: number): Promise<number[]> {
  const used: number[] = []
  const limited = limitGrowth((height) => used.push(height))
  for (const [index, height] of heights.entries()) setTimeout(() => limited(height), index * pause)
  await vi.advanceTimersByTimeAsync(heights.length * pause + 1000)
  return used
}

const count = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

test('content that is higher than its frame settles', async () => {
  let frame = 0
  const limited = limitGrowth((height) => {
    frame = height
    setTimeout(() => limited(frame + 40), 16)
  })
  limited(360)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(frame).toBeLessThan(1000)
})

test('content that opens smoothly gets its last height', async () => {
  expect((await report(count(200, 900, 20), 16)).at(-1)).toBe(900)
})

test('content can grow at any time later', async () => {
  expect((await report(count(100, 3000, 100), 1000)).at(-1)).toBe(3000)
})
