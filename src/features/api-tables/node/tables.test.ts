import { expect, test } from 'vitest'
import { parseType } from '../../../../tests/fixtures/option-type.ts'
import { renderTable } from '../shared/option-html.ts'
import { renderSince, renderType } from './tables.ts'

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

const getAddress = (definition: string) => (definition === 'Axis' ? '/api#axis' : undefined)

test('links the objects of a type', () => {
  expect(renderType(parseType('Axis | Record<string, any>', ['Axis']), getAddress)).toEqual({
    type: '<a href="/api#axis">Axis</a> | Record&lt;string, any&gt;',
  })
})

test('adds a summary to a long type and starts a line at each member', () => {
  const type = "'top' | Axis | 'top-left' | ((text: string | Other, index: number) => boolean)"
  expect(renderType(parseType(type, ['Axis']), getAddress)).toEqual({
    type: [
      "'top'",
      '| <a href="/api#axis">Axis</a>',
      `| <span class="word">'top-left'</span>`,
      '| ((text: string | Other, index: number) =&gt; boolean)',
    ].join('\n'),
    shortType: "'top' | Axis | 'top-left' | function",
  })
})
