import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { site } from '../../../../site.config.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { readReleases } from './read-changelog.ts'

const file = path.join(projectRoot, 'content/changelog.yaml')
const { releases, problems } = readReleases('content/changelog.yaml', readFileSync(file, 'utf8'))

test('the changelog is valid, and its newest version is the documented one', () => {
  expect(problems).toEqual([])
  expect(releases[0]?.version).toBe(site.library.version)
})

test('the charts that were added and not removed are the charts of the site', () => {
  const present = new Set<string>()
  for (const { charts } of releases.toReversed()) {
    for (const name of charts?.removed ?? []) present.delete(name)
    for (const name of charts?.added ?? []) present.add(name)
  }
  const slugs = [...present].map((name) => kebabCase(name.replace(/Chart$/, '')))
  expect(slugs.toSorted()).toEqual(
    [...site.sidebar.flatMap(({ pages }) => pages.map((route) => route.replace('/api/', ''))), 'multi-view'].toSorted(),
  )
})

test('reports versions that are out of order or listed twice', () => {
  const entry = (version: string, date: string) => `- version: ${version}\n  date: ${date}\n  changes: []\n`
  const source = entry('1.0.0', '2020-01-01') + entry('1.0.0', '2021-01-01') + entry('0.9.0', '2022-01-01')
  expect(readReleases('changelog.yaml', source).problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '4: version 1.0.0 is listed twice; keep one',
    '7: version 0.9.0 is newer than 1.0.0 above it; put the newest first',
  ])
})

test('a mistake in one entry does not hide other mistakes or valid entries', () => {
  const source = [
    '- version: 2.0.0',
    '  date: soon',
    '  changes: []',
    '- version: 1.0.0',
    '  date: 2020-01-01',
    '  changes:',
    '    - kind: faeture',
    '      text: A chart.',
    '- version: 0.9.0',
    '  date: 2019-01-01',
    '  changes:',
    '    - kind: fix',
    '      text: An Array<string>.',
    '',
  ].join('\n')
  const { releases: valid, problems: found } = readReleases('changelog.yaml', source)
  expect(valid.map(({ version }) => version)).toEqual(['0.9.0'])
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: "0.date" in the changelog is not a date, such as 2024-12-18',
    '7: "1.changes.0.kind" in the changelog is "faeture"; did you mean "feature"?',
    '13: the text has HTML, which is not supported (<string>); put it in backticks',
  ])
})
