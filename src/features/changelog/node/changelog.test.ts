import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { site } from '../../../../site.config.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { renderFeed } from './feed.ts'
import { readReleases } from './read-changelog.ts'

const file = path.join(projectRoot, 'content/changelog.yaml')
const { releases, problems } = readReleases('content/changelog.yaml', readFileSync(file, 'utf8'))

test('the changelog can be read whole, and its newest version is the documented one', () => {
  expect(problems).toEqual([])
  expect(releases[0]?.version).toBe(site.library.version)
})

test('every chart of the site has come in some version and not gone since', () => {
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
  expect(feed).toContain(`<id>${site.url}/changelog#1.0.0</id>`)
  expect(feed).toContain('Text in &lt;code&gt;a &amp;lt; b&lt;/code&gt; &amp;amp; more.')
  expect(renderFeed(releases, site).match(/<entry>/g)).toHaveLength(releases.length)
})

test('versions out of order and twice are reported', () => {
  const entry = (version: string, date: string) => `- version: ${version}\n  date: ${date}\n  changes: []\n`
  const source = entry('1.0.0', '2020-01-01') + entry('1.0.0', '2021-01-01') + entry('0.9.0', '2022-01-01')
  expect(readReleases('changelog.yaml', source).problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '4: version 1.0.0 stands here twice; keep one',
    '7: version 0.9.0 is newer than 1.0.0 above it; the newest comes first',
  ])
})

test('a mistake in one entry does not hide those of others, nor the valid entries', () => {
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
