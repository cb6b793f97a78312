import { expect, test } from 'vitest'
import { limitMarkers } from './thumbnail.ts'

const draw = (d: string) => `<svg><path d="${d}" fill="none" marker-start="url(#a)" marker-mid="url(#a)"/></svg>`

test('keeps some of too many markers, at their places', () => {
  expect(limitMarkers(draw('M10 1.5l.5.5-1 2 3 0'), 2)).toBe(draw('M10 1.5l-.5 2.5'))
})

test('keeps some of too many dots', () => {
  expect(limitMarkers('<path d="M10 1.5zm.5.5zm-1 2zm3 0z" fill="none"/>', 2)).toBe(
    '<path d="M10 1.5zm-.5 2.5z" fill="none"/>',
  )
})

test('does not change fewer markers and other paths', () => {
  const few = draw('M10 1.5l.5.5-1 2 3 0')
  expect(limitMarkers(few, 4)).toBe(few)
  const line = '<path d="M10 1l5 5 5 5 5 5" stroke="red"/>'
  expect(limitMarkers(line, 1)).toBe(line)
  const shapes = '<path d="M10 1l5 5-5 5zm20 0l5 5-5 5z"/>'
  expect(limitMarkers(shapes, 1)).toBe(shapes)
})
