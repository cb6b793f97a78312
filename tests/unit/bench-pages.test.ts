import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { replaceDirectives } from '../../bench/site/plain-directives.ts'

const content = path.resolve(import.meta.dirname, '../../content')

test('the pages for other docs engines contain no directives', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  expect(files).not.toEqual([])
  for (const file of files) {
    const markdown = readFileSync(path.join(content, file), 'utf8')
    expect(replaceDirectives(markdown, () => '').match(/^::.*/m)?.[0], file).toBeUndefined()
  }
})
