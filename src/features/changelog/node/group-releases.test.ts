import { expect, test } from 'vitest'
import { groupReleases } from './group-releases.ts'
import type { Kind } from './read-changelog.ts'

const release = (version: string, ...kinds: Kind[]) => ({
  version,
  date: '2020-01-01',
  changes: kinds.map((kind) => ({ kind, text: 'A change.' })),
  toolchain: [],
})

const group = (...releases: ReturnType<typeof release>[]) =>
  [...groupReleases(releases)].map(([major, groups]) => [
    major,
    ...groups.map((entry) => (entry.isMaintenance ? '(' : '') + entry.releases.map(({ version }) => version).join(' ')),
  ])

test('groups maintenance releases that follow each other', () => {
  expect(
    group(release('1.4.0', 'fix'), release('1.3.0', 'docs'), release('1.2.0'), release('1.1.0', 'feature', 'docs')),
  ).toEqual([['1', '1.4.0', '(1.3.0 1.2.0', '1.1.0']])
})

test('a changed peer dependency is not maintenance, because users have to install it', () => {
  expect(group(release('1.1.0', 'requirement'), release('1.0.0', 'dependency'))).toEqual([['1', '1.1.0', '(1.0.0']])
})

test('a group ends with its major version', () => {
  expect(group(release('2.0.0'), release('1.0.0'))).toEqual([
    ['2', '(2.0.0'],
    ['1', '(1.0.0'],
  ])
})
