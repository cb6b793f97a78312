import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { site } from '../../../../site.config.ts'
import { kebabCase } from '../../api-tables/node/kebab-case.ts'
import { renderFeed } from './feed.ts'
import { readReleases } from './read-changelog.ts'

const file = path.join(projectRoot, 'content/changelog.yaml')
const { releases } = readReleases('content/changelog.yaml', readFileSync(file, 'utf8'))

test('all versions are there, from the first to the last', () => {
  expect(releases).toHaveLength(76)
  expect(releases[0]).toMatchObject({ version: '2.13.5', date: '2024-12-18' })
  expect(releases.at(-1)).toMatchObject({ version: '0.0.1-alpha.0' })
  expect(releases.at(-1)?.date).toMatch(/^2020-01-/)
})

test('every chart of the site has come in some version and not gone since', () => {
  const present = new Set<string>()
  for (const { charts } of releases.toReversed()) {
    for (const name of charts?.removed ?? []) present.delete(name)
    for (const name of charts?.added ?? []) present.add(name)
  }
  const slugs = [...present].map((name) => kebabCase(name.replace(/Chart$/, '')))
  expect(slugs.toSorted()).toEqual([...site.charts.flatMap(({ charts }) => charts), 'multi-view'].toSorted())
})

test('the feed has an entry for each version and escapes what it quotes', () => {
  const feed = renderFeed(
    [
      {
        version: '1.0.0',
        date: '2020-01-01',
        changes: [{ kind: 'fix', text: 'Text in `a < b` & more.' }],
        toolchain: [],
      },
    ],
    site,
  )
  expect(feed).toContain('<id>https://g2plot.opd.cool/changelog#1.0.0</id>')
  expect(feed).toContain('Text in &lt;code&gt;a &amp;lt; b&lt;/code&gt; &amp;amp; more.')
  expect(renderFeed(releases, site).match(/<entry>/g)).toHaveLength(76)
})

test('versions out of order and twice are told', () => {
  const entry = (version: string, date: string) => `- version: ${version}\n  date: ${date}\n  changes: []\n`
  const source = entry('1.0.0', '2020-01-01') + entry('1.0.0', '2021-01-01') + entry('0.9.0', '2022-01-01')
  expect(readReleases('changelog.yaml', source).problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '4: version 1.0.0 stands here twice; keep one',
    '7: version 0.9.0 is newer than 1.0.0 above it; the newest comes first',
  ])
})

test('a mistake in one entry does not hide those of others, nor the sound entries', () => {
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
  const { releases: sound, problems } = readReleases('changelog.yaml', source)
  expect(sound.map(({ version }) => version)).toEqual(['0.9.0'])
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: "0.date" in the changelog is not a date, such as 2024-12-18',
    '7: "1.changes.0.kind" in the changelog is "faeture"; did you mean "feature"?',
    '13: the text has HTML, which is not passed on (<string>); put it in backticks',
  ])
})
