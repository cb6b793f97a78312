import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startThread } from './start-thread.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'threads-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, code: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, code)
  return file
}

test('runs a function of a TypeScript module on another thread', async () => {
  const file = write(
    'add.ts',
    `import { isMainThread } from 'node:worker_threads'
    export async function add(a: number, b: number): Promise<{ sum: number; isMainThread: boolean }> {
      if (a < 0) throw new RangeError(\`\${a} is negative\`)
      return { sum: a + b, isMainThread }
    }`,
  )
  const { run: add } = startThread<[number, number], unknown>(file, 'add')
  const results = await Promise.allSettled([add(1, 2), add(-1, 2), add(3, 4)])
  expect(results).toEqual([
    { status: 'fulfilled', value: { sum: 3, isMainThread: false } },
    { status: 'rejected', reason: expect.objectContaining({ message: '-1 is negative' }) },
    { status: 'fulfilled', value: { sum: 7, isMainThread: false } },
  ])
})

test('a call fails if the module cannot be loaded or the thread ends', async () => {
  const { run: broken } = startThread(write('broken.ts', 'export const run = ('), 'run')
  await expect(broken()).rejects.toThrow(/broken\.ts|Unexpected/)
  const { run, stop } = startThread(write('endless.ts', 'export const run = () => new Promise(() => {})'), 'run')
  const call = run()
  await stop()
  await expect(call).rejects.toThrow('the thread ended')
  await expect(run()).rejects.toThrow('the thread ended')
})
