import { expect, test } from 'vitest'
import { renderType } from './type-html.ts'

const getAddress = (definition: string) => (definition === 'Axis' ? '/api#axis' : undefined)

test('links the objects of a type', () => {
  expect(renderType([{ name: 'Axis', definition: 'Axis' }, ' | Record<string, any>'], getAddress)).toEqual({
    type: '<a href="/api#axis">Axis</a> | Record&lt;string, any&gt;',
  })
})

test('adds a summary to a long type and starts a line at each member', () => {
  const parts = [
    "'top' | ",
    { name: 'Axis', definition: 'Axis' },
    " | 'top-left' | ((text: string | Axis, index: number) => boolean)",
  ]
  expect(renderType(parts, getAddress)).toEqual({
    type: [
      "'top'",
      '| <a href="/api#axis">Axis</a>',
      `| <span class="word">'top-left'</span>`,
      '| ((text: string | Axis, index: number) =&gt; boolean)',
    ].join('\n'),
    shortType: "'top' | Axis | 'top-left' | function",
  })
})
