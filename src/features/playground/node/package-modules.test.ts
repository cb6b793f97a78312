import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { listExports, CHART_PACKAGES } from './package-modules.ts'

const require = createRequire(import.meta.url)

test.each(CHART_PACKAGES)('the names of %s are those that exist while it runs', (name) => {
  const running = Object.keys(require(name) as object).filter((exported) => exported !== '__esModule')
  expect(listExports(name).toSorted()).toEqual(running.toSorted())
})
