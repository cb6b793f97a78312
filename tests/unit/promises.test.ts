import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const rows = readFileSync(path.join(root, 'PROMISES.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Promise|---)/.test(line))

test('every promise names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(40)
  const wrong = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)` "([^"]+)"/g)]
    if (named.length === 0) return [`no test: ${row}`]
    return named
      .filter(
        ([, file = '', title = '']) =>
          !existsSync(path.join(root, file)) || !readFileSync(path.join(root, file), 'utf8').includes(title),
      )
      .map(([reference]) => reference)
  })
  expect(wrong).toEqual([])
})
