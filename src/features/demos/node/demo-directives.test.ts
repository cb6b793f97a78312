import { expect, test } from 'vitest'
import { listUnparsedDemos } from './demo-directives.ts'

test('finds the demos of a page before it is parsed, in any spelling', () => {
  const body = [
    'Text with ::demo{id=in-text}.',
    '::demo{id=line-basic}',
    '::demo{wide id=line-slider}',
    '::demo{id="line-step"}',
    "::demo{ id='line-area' wide }",
  ]
  expect(listUnparsedDemos(body.join('\n'))).toEqual(['line-basic', 'line-slider', 'line-step', 'line-area'])
})

test('an example in a code block is not a demo of the page', () => {
  const body = ['````md', '```tsx', '::demo{id=inner}', '```', '::demo{id=outer}', '````', '::demo{id=line-basic}']
  expect(listUnparsedDemos(body.join('\n'))).toEqual(['line-basic'])
})
