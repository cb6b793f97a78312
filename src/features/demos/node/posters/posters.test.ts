import { expect, test } from 'vitest'
import { projectRoot } from '../../../../core/node/files/project-root.ts'
import { readDemos } from '../read-demos.ts'
import { MOST_BYTES, weightProblems } from './posters.ts'

test('no picture of a demo is too heavy', () => {
  const { demos } = readDemos(projectRoot)
  expect([...demos.values()].flatMap(weightProblems)).toEqual([])
})

test('a picture that is too heavy is told by its demo and its size', () => {
  const pictures = {
    wide: { size: 'wide', height: 320, hash: '', address: '', drawing: 'x'.repeat(MOST_BYTES + 1) },
  } as const
  const [problem] = weightProblems({ file: 'demos/scatter/stars.tsx', poster: { source: '', pictures } })
  expect(problem?.file).toBe('demos/scatter/stars.tsx')
  expect(problem?.message).toMatch('the wide picture of this demo has 65 KB, at most 64 are allowed')
})
