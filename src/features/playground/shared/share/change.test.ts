import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, findChange } from './change.ts'
import { decodeChange, encodeChange } from './encode-change.ts'

const file = (source: string, name = 'basic.tsx') => ({ name, source })

/** Texts with few different lines, so that many of them are equal. */
const texts = fc
  .array(fc.oneof(fc.constantFrom('', '}', '  a: 1,', '  b: 2,'), fc.string({ unit: 'grapheme' })))
  .map((lines) => lines.join('\n'))

test('a change that is encoded, decoded and applied gives the edited files', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 3 }), (pairs) => {
      const published = pairs.map(([before], index) => file(before, `${index}.ts`))
      const edited = pairs.map(([, after], index) => file(after, `${index}.ts`))
      const change = findChange(published, edited)
      const decoded = change && decodeChange(encodeChange(change))
      expect(decoded).toEqual(change)
      expect(decoded && applyChange(published, decoded)).toEqual({ files: edited, isExact: true, lost: [] })
    }),
  )
})

test('an unchanged demo has no hunks, and added or renamed files are no change', () => {
  expect(findChange([file('a')], [file('a')])?.hunks).toEqual([])
  expect(findChange([file('a')], [file('a'), file('b', 'data.ts')])).toBeUndefined()
  expect(findChange([file('a')], [file('a', 'other.tsx')])).toBeUndefined()
})

test('only the changed part of a line is stored', () => {
  const change = findChange([file("a\ncolor: '#4c80f1',\nb")], [file("a\ncolor: '#f00',\nb")])
  expect(change?.hunks).toMatchObject([{ line: 1, removed: 1, prefix: 9, suffix: 3, text: 'f00' }])
})

/** Applies the change of one text to a later version of it. */
function applyLater(before: string, after: string, later: string) {
  const change = findChange([file(before)], [file(after)])
  const applied = change && applyChange([file(later)], change)
  return applied && { source: applied.files[0]?.source, isExact: applied.isExact, lost: applied.lost }
}

test('a change moves with its lines in a later version', () => {
  const before = 'import a\n\nconst config = {\n  height: 320,\n  smooth: true,\n}\n'
  const after = before.replace('320', '400')
  const later = `// new\n// lines\n${before}\nexport default 1\n`
  expect(applyLater(before, after, later)).toEqual({ source: later.replace('320', '400'), isExact: false, lost: [] })
})

test('a change survives when one of its neighbors is edited later', () => {
  const before = 'a\n  height: 320,\n  smooth: true,\n}\n'
  const later = before.replace('true', 'false')
  expect(applyLater(before, before.replace('320', '400'), later)).toEqual({
    source: later.replace('320', '400'),
    isExact: false,
    lost: [],
  })
})

test('an inserted line is placed after the same line', () => {
  const before = 'data,\nheight: 320,\n}'
  const later = 'data,\nheight: 320,\ncolor: 1,\n}'
  expect(applyLater(before, 'data,\nheight: 320,\nsmooth: true,\n}', later)?.source).toBe(
    'data,\nheight: 320,\nsmooth: true,\ncolor: 1,\n}',
  )
})

test('the text of a place that is gone is not lost', () => {
  expect(applyLater('a\nb\nc', 'a\nB\nc', 'x\ny\nz')).toEqual({ source: 'x\ny\nz', isExact: false, lost: ['B'] })
})

test('a hunk outside the files that it names is refused', () => {
  const change = findChange([file('a\nb')], [file('a\nc')])
  const [hunk] = change?.hunks ?? []
  if (!change || !hunk) throw new Error('there is no hunk')
  expect(applyChange([file('a\nb')], { ...change, hunks: [{ ...hunk, line: 9 }] })).toBeUndefined()
  expect(applyChange([file('a\nb')], { ...change, hunks: [{ ...hunk, prefix: 99 }] })).toBeUndefined()
  expect(applyChange([file('a\nb')], { ...change, hunks: [hunk, hunk] })).toBeUndefined()
})
