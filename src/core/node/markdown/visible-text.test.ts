import { expect, test } from 'vitest'
import { getVisibleText, listVisibleTexts } from './visible-text.ts'

test('keeps words together across inline elements and separates blocks', () => {
  expect(listVisibleTexts('<p>re<b>ren</b>der <code>a&lt;b</code></p><p>next</p>').map(({ text }) => text)).toEqual([
    'rerender a<b',
    'next',
  ])
})

test('separates the lines of code', () => {
  expect(listVisibleTexts('<pre><span>const a</span>\n<span>b</span></pre>').map(({ text }) => text)).toEqual([
    'const a',
    'b',
  ])
})

test('leaves out drawings, scripts, comments and attributes', () => {
  expect(getVisibleText('<p title="a > b">x<svg><text>no</text></svg><!-- <p>no --><script>no</script> y</p>')).toBe(
    'x y',
  )
})

test('lists the ids before a text, the last one first', () => {
  expect(listVisibleTexts('<h2 id="one">One</h2><p id=two>Two</p>')).toEqual([
    { text: 'One', ids: ['one'] },
    { text: 'Two', ids: ['two', 'one'] },
  ])
})

test('leaves out the elements with these start tags', () => {
  const html = '<p>a</p><details class="x"><details>b</details>c</details><details>d</details>'
  expect(listVisibleTexts(html, ['<details class="x">']).map(({ text }) => text)).toEqual(['a', 'd'])
})
