import { expect, test } from 'vitest'
import { checkIcon, createIcon, inlineIcons } from './icons.ts'

const inline = (code: string): unknown => {
  const { transform } = inlineIcons()
  return typeof transform === 'object'
    ? Reflect.apply(transform.handler as () => unknown, undefined, [code])
    : undefined
}

test('lines and paths of an icon are one path with absolute starts', () => {
  expect(createIcon('monitor')).toBe(
    '<svg class="icon icon-monitor" viewBox="0 0 24 24" aria-hidden="true">' +
      '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21H16M12 17V21"/></svg>',
  )
  expect(createIcon('x')).toContain('<path d="M18 6 6 18M6 6l12 12"/>')
  expect(createIcon('square')).not.toContain('<path')
})

test('the code of the browser gets the shapes', () => {
  expect(inline("lucide('rotate-cw')")).toMatchObject({
    code: expect.stringContaining('c2.52 0 4.93 1 6.74 2.74L21 8M21'),
  })
})

test('an unknown name has a suggestion', () => {
  expect(checkIcon('chevron-down')).toBeUndefined()
  expect(() => inline("lucide('chevron-dwon')")).toThrow(
    '"chevron-dwon", which is not an icon; did you mean "chevron-down"?',
  )
})
