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
  const changes = releases.toReversed().flatMap((release) => release.changes)
  for (const { kind, charts = [] } of changes)
    for (const name of charts) {
      if (kind === 'added') present.add(name)
      else present.delete(name)
    }
  const slugs = [...present].map((name) => kebabCase(name.replace(/Chart$/, '')))
  expect(slugs.toSorted()).toEqual(
    [...site.sidebar.flatMap(({ pages }) => pages.map((route) => route.replace('/api/', ''))), 'multi-view'].toSorted(),
  )
})

test('no text repeats that a chart was added or removed', () => {
  const repeated = releases.flatMap(({ version, summary = '', changes }) => {
    const listed = changes.flatMap(({ charts = [] }) => charts)
    const sentences = [summary, ...changes.map(({ text = '' }) => text)].flatMap((text) => text.split('. '))
    return sentences
      .filter(
        (sentence) => /^(?:Adds|Removes)\b/.test(sentence) && listed.some((name) => sentence.includes(`\`${name}\``)),
      )
      .map((sentence) => `${version}: ${sentence}`)
  })
  expect(repeated).toEqual([])
})

test('reports a change without the charts or the text that its kind needs', () => {
  const entry = (change: string) =>
    readReleases('changelog.yaml', `- version: 1.0.0\n  date: 2020-01-01\n  changes:\n    - ${change}\n`)
  const report = (change: string) => entry(change).problems.map(({ line, message }) => `${line}: ${message}`)
  expect(report('{ kind: added, charts: [PieChart] }')).toEqual([])
  expect(report('{ kind: added, text: A chart. }')).toEqual(['4: the changelog needs "0.changes.0.charts"; add it'])
  expect(report('{ kind: removed, charts: [] }')).toEqual([
    '4: "0.changes.0.charts" in the changelog is empty; name the charts',
  ])
  expect(report('{ kind: fix }')).toEqual(['4: the changelog needs "0.changes.0.text"; add it'])
  expect(report('{ kind: fix, charts: [PieChart], text: A fix. }')).toEqual([
    '4: "0.changes.0.charts" in the changelog is only for the kinds "added" and "removed"',
  ])
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
