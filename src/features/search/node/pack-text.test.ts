import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreBlock } from '../shared/restore-block.ts'
import { sortBlock } from './pack-text.ts'

const restore = (text: Uint8Array) => [...restoreBlock(sortBlock(Buffer.from(text)))]

test('restores any bytes', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.array(fc.constantFrom(7, 8), { maxLength: 300 }).map((list) => Uint8Array.from(list)),
  )
  fc.assert(
    fc.property(bytes, (text) => {
      expect(restore(text)).toEqual([...text])
    }),
  )
})

test('restores an empty text, one byte, and long runs', () => {
  for (const text of [[], [255], Array.from({ length: 5000 }, () => 65)]) {
    expect(restore(Uint8Array.from(text))).toEqual(text)
  }
})
