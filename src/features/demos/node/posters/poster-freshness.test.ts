import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hashDemoSource, normalizeCode, resolveVersions } from './posters.ts'

const demo = (source: string) => hashDemoSource([{ name: 'basic.tsx', source }])

test('formatting, comments and import paths do not outdate a poster', async () => {
  const before = await demo(
    `/** title: A */\nimport { LineChart } from './a'\nexport default () => <LineChart color={"red"} />`,
  )
  const after = await demo(
    `import { LineChart } from '../b'\n\nexport default () => (\n  // why\n  <LineChart color={'red'} />\n)\n`,
  )
  expect(after).toBe(before)
})

test('a change of the code outdates a poster', async () => {
  expect(await demo('export default () => <LineChart smooth />')).not.toBe(
    await demo('export default () => <LineChart />'),
  )
})

test('code that does not parse is compared unchanged', async () => {
  expect(await normalizeCode('a.ts', 'const =')).toBe('const =')
})

test('versions include those of nested dependencies', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lock-'))
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/chart': { version: '2.0.0', dependencies: { engine: '^1.0.0', color: '^1.0.0' } },
    'node_modules/engine': { version: '1.0.0', dependencies: { color: '^2.0.0' } },
    'node_modules/engine/node_modules/color': { version: '2.1.0' },
    'node_modules/color': { version: '1.3.0' },
    'node_modules/other': { version: '9.0.0' },
  }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  expect(resolveVersions(root, ['chart'])).toEqual([
    'node_modules/chart@2.0.0',
    'node_modules/color@1.3.0',
    'node_modules/engine/node_modules/color@2.1.0',
    'node_modules/engine@1.0.0',
  ])
  rmSync(root, { recursive: true })
})
