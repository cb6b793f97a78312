import { expect, test } from 'vitest'
import { createBuildLog } from './build-log.ts'

async function runBuild(logLevel?: 'info' | 'error') {
  const lines: string[] = []
  const log = createBuildLog((line) => void lines.push(line))
  const config = log.replaceBundlerLog({ logLevel })
  expect(await log.timeStep('read content', Promise.resolve(7))).toBe(7)
  await expect(log.timeStep('bundle scripts', Promise.reject(new Error('no')))).rejects.toThrow('no')
  log.finish('Built 3 pages in')
  return { lines, config }
}

test('a build prints a line per finished step, and warnings of the bundler', async () => {
  const { lines, config } = await runBuild()
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}read content +\d+\.\d s$/),
    expect.stringMatching(/^Built 3 pages in \d+\.\d s$/),
  ])
  expect(config).toEqual({ logLevel: 'warn' })
})

test.each(['info', 'error'] as const)('the log level %s is left to the bundler', async (logLevel) => {
  expect(await runBuild(logLevel)).toEqual({ lines: [], config: undefined })
})
