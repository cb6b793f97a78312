import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { wrapTypes } from './wrap-types.ts'

const render = (...args: Parameters<typeof wrapTypes>) => toHtml({ type: 'root', children: wrapTypes(...args) })
const text = (value: string) => ({ type: 'text' as const, value })

test('adjacent parts are wrapped once, and a token is split where a type starts', () => {
  const nodes = [h('span.k', 'const '), text('a'), h('span.u', ': '), h('span.t', 'Props'), text(' = 1')]
  expect(render(nodes, [{ start: 7, end: 14 }])).toBe(
    '<span class="k">const </span>a<i><span class="u">: </span><span class="t">Props</span></i> = 1',
  )
  expect(render([h('span.u', '!.')], [{ start: 0, end: 1 }])).toBe(
    '<i><span class="u">!</span></i><span class="u">.</span>',
  )
})

test('a highlighted line stays one element, or is removed with its types', () => {
  const line = h('mark.line', [text('a: A')])
  expect(render([line], [{ start: 1, end: 4 }])).toBe('<mark class="line">a<i>: A</i></mark>')
  expect(render([line, text('\n'), text('b')], [{ start: 0, end: 5 }])).toBe('<i><mark class="line">a: A</mark>\n</i>b')
})
