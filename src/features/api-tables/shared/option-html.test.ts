import { expect, test } from 'vitest'
import { keepWords } from './option-html.ts'

test('keeps words with hyphens together, but not addresses', () => {
  expect(keepWords(`<a href="/api/dual-axes">Axes</a> | 'top-left' | sans-serif`)).toBe(
    `<a href="/api/dual-axes">Axes</a> | <span class="word">'top-left'</span> | <span class="word">sans-serif</span>`,
  )
})

test('leaves code alone that has one line', () => {
  expect(keepWords("'top-left' | 'top'")).toBe("'top-left' | 'top'")
})
