import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { readRoutes } from './content.ts'
import { expect, test } from './site.ts'

const dist = path.resolve(import.meta.dirname, '../dist')
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // HTML allows ">" in text
  rules: { 'no-raw-characters': 'off' },
})

test('all pages are valid HTML', async () => {
  const files = [...readRoutes().map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)), '404.html']
  const found: string[] = []
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(path.join(dist, file), 'utf8'))
    for (const { line, column, message } of results.flatMap(({ messages }) => messages))
      found.push(`${file}:${line}:${column}  ${message}`)
  }
  expect(found).toEqual([])
})
