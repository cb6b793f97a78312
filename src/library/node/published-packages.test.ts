import { expect, test } from 'vitest'
import { compareVersions } from './published-packages.ts'

test('sorts versions, with a prerelease before its release', () => {
  const sorted = ['0.0.1-alpha.2', '0.0.1-alpha.10', '0.0.1-beta.0', '0.0.1', '0.0.2', '2.9.1', '2.10.0']
  expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted)
})
