import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const promises = readFileSync(path.join(root, 'PROMISES.md'), 'utf8')
  .split(/^(?=- |## )/m)
  .filter((block) => block.startsWith('- '))

function testExists(file: string, title: string): boolean {
  return existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(title)
}

test('every promise lists tests that exist', () => {
  expect(promises.length).toBeGreaterThan(40)
  const wrong = promises.flatMap((promise) => {
    const tests = promise.split('\n').filter((line) => line.startsWith('  - '))
    if (tests.length === 0) return [`no test: ${promise}`]
    return tests.filter((line) => {
      const [, file, title] = /^ {2}- `(.+\.(?:spec|test)\.tsx?)` "(.+)"$/.exec(line) ?? []
      return !file || !title || !testExists(file, title)
    })
  })
  expect(wrong).toEqual([])
})
