import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSearchWords } from './search-words.ts'

function read(text?: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'search-words-'))
  mkdirSync(path.join(root, 'content'))
  if (text !== undefined) writeFileSync(path.join(root, 'content/search-words.yaml'), text)
  return readSearchWords(root)
}

test('reads ignored words and synonyms', () => {
  expect(read('ignored: [how]\nsynonyms:\n  color: [colour]\n')).toEqual({
    words: { ignored: ['how'], synonyms: [['color', 'colour']] },
    problems: [],
  })
  expect(read()).toEqual({ words: { ignored: [], synonyms: [] }, problems: [] })
})

test.each([
  ['ignored: [how to]\nsynonyms: {}\n', 1, '"how to" contains a space; queries are split at spaces, so write one word'],
  ['ignored: []\nsynonyms:\n  color: [Colour]\n', 3, '"Colour" must be in lowercase; case is ignored'],
  ['ignored:\n  - a\n  - a\nsynonyms: {}\n', 3, '"a" is listed twice; remove one'],
  ['ignore: []\nsynonyms: {}\n', 1, 'the list of search words has an unknown key "ignore"; did you mean "ignored"?'],
  ['ignored: []\nsynonyms:\n  color: colour\n', 3, '"synonyms.color" in the list of search words must be a list'],
])('reports the line of a mistake: %j', (text, line, message) => {
  expect(read(text).problems).toEqual([{ file: 'content/search-words.yaml', line, message }])
})
