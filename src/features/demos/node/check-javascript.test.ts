import { expect, test } from 'vitest'
import { checkJavaScript } from './check-module.ts'

test('reports a file that is not JavaScript without its types', async () => {
  const files = [
    { name: 'basic.tsx', source: '/** title: A */\nconst a: number = 1\n' },
    { name: 'basic/data.ts', source: 'export enum Kind {\n  A,\n}\n' },
    { name: 'basic/data.json', source: '[]' },
  ]
  expect(await checkJavaScript([{ file: 'demos/line/basic.tsx', files }])).toMatchObject([
    { file: 'demos/line/basic/data.ts', line: 1 },
  ])
})
