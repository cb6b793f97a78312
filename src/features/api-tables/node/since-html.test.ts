import { expect, test } from 'vitest'
import { renderTable } from '../shared/option-html.ts'
import { renderSince } from './since-html.ts'

test('the row of an option shows the release that introduced it, if that is known', () => {
  const context = {
    address: '',
    path: [],
    getDefault: () => undefined,
    getTable: () => undefined,
    getOutline: () => undefined,
  }
  const row = { name: 'maxSize', description: 'Width.', type: 'number' }
  const since = renderSince({ package: 'engine', version: '2.3.2' })
  expect(renderTable([{ ...row, since }], context)).toMatch(
    /<td>Width\. <span class="kind" title="[^"]+">since G2Plot 2\.3\.2<\/span><\/td>/,
  )
  expect(renderTable([row], context)).toContain('<td>Width.</td>')
})
