import { expect, test } from 'vitest'
import { parseLog } from './last-updated.ts'

test('the newest commit of each file counts', () => {
  const log = '@200\n\ncontent/guide.md\ncontent/api/line.md\n@100\n\ncontent/guide.md\ncontent/index.md\n'
  expect([...parseLog(log)]).toEqual([
    ['content/guide.md', 200_000],
    ['content/api/line.md', 200_000],
    ['content/index.md', 100_000],
  ])
})
