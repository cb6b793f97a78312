import { expect, test } from 'vitest'
import { projectRoot } from '../../../../core/node/files/project-root.ts'
import { readDemos } from '../read-demos.ts'
import { MAX_BYTES, POSTER_SIZES, POSTER_WIDTHS, checkSize } from './posters.ts'

test('no poster is too large', () => {
  const { demos } = readDemos(projectRoot)
  expect([...demos.values()].flatMap(checkSize)).toEqual([])
})

test('every poster has the width of its size', () => {
  const { demos } = readDemos(projectRoot)
  const wrong = [...demos.values()].flatMap(({ id, poster }) =>
    POSTER_SIZES.filter((size) => !poster?.pictures[size]?.drawing.includes(` width="${POSTER_WIDTHS[size]}" `)).map(
      (size) => `${id} ${size}`,
    ),
  )
  expect(wrong).toEqual([])
})

test('a poster that is too large is reported with its demo and its size', () => {
  const pictures = {
    wide: { size: 'wide', height: 320, address: '', drawing: 'x'.repeat(MAX_BYTES + 1) },
  } as const
  const [problem] = checkSize({ file: 'demos/scatter/stars.tsx', poster: { source: '', pictures } })
  expect(problem?.file).toBe('demos/scatter/stars.tsx')
  expect(problem?.message).toMatch('the wide poster of this demo has 65 KB, but at most 64 KB are allowed')
})
