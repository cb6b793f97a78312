import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { renderLines } from './code.ts'

const render = (...args: Parameters<typeof renderLines>) => toHtml({ type: 'root', children: renderLines(...args) })
const token = (text: string, role = '') => ({ text, role })

test('adjacent parts are wrapped once, and a token is split where a type starts', () => {
  const line = [token('const ', 'k'), token('a'), token(': ', 'u'), token('Props', 't'), token(' = 1')]
  expect(render([line], new Set(), [{ start: 7, end: 14 }])).toBe(
    '<span class="k">const </span>a<i><span class="u">: </span><span class="t">Props</span></i> = 1',
  )
  expect(render([[token('!.', 'u')]], new Set(), [{ start: 0, end: 1 }])).toBe(
    '<i><span class="u">!</span></i><span class="u">.</span>',
  )
})

test('a highlighted line stays one element, or is removed with its types', () => {
  const line = [token('a: A')]
  expect(render([line], new Set([1]), [{ start: 1, end: 4 }])).toBe('<mark class="line">a<i>: A</i></mark>')
  expect(render([line, [token('b')]], new Set([1]), [{ start: 0, end: 5 }])).toBe(
    '<i><mark class="line">a: A</mark>\n</i>b',
  )
})
