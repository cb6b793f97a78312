import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { buildPackages, getPackageList, listExports, CHART_PACKAGES } from './packages.ts'

const require = createRequire(import.meta.url)

test.each(CHART_PACKAGES)('the names of %s are those that exist while it runs', (name) => {
  const running = Object.keys(require(name) as object).filter((exported) => exported !== '__esModule')
  expect(listExports(name).toSorted()).toEqual(running.toSorted())
})

test('two sites that are built in one process have their own lists', () => {
  const { generateBundle } = buildPackages('/first')
  const handler = typeof generateBundle === 'object' ? generateBundle.handler : undefined
  const bundle = Object.fromEntries(
    ['runtime', ...CHART_PACKAGES].map((name) => [
      name,
      { type: 'chunk', fileName: name, facadeModuleId: `\0playground:${name}`, code: '', imports: [], exports: [] },
    ]),
  )
  const context = { emitFile: () => 'list', getFileName: () => 'assets/packages-1.json' }
  Reflect.apply(handler as () => void, context, [{}, bundle])
  expect(getPackageList('/first')).toBe('/assets/packages-1.json')
  expect(getPackageList('/second')).toBe('/playground/packages.json')
})
