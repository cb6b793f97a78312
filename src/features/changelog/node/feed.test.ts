import { expect, test } from 'vitest'
import { site } from '../../../../site.config.ts'
import type { Site } from '../../../core/node/feature.ts'
import { BuildCache } from '../../../core/node/files/cache.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { renderFeed } from './feed.ts'
import { changelog } from './index.ts'

const release = { version: '1.0.0', date: '2020-01-01', changes: [], toolchain: [] }

test('the name of the site and of the package are escaped', () => {
  const library = { ...site.library, package: '@a/b&"c"' }
  const feed = renderFeed([release], { ...site, name: `Charts <& "more">`, library })
  expect(feed).toContain('<author><name>Charts &lt;&amp; &quot;more&quot;&gt;</name></author>')
  expect(feed).toMatch(/<title>[^<]*Charts &lt;&amp; &quot;more&quot;&gt;[^<]*<\/title>/)
  expect(feed).toContain('<title>@a/b&amp;&quot;c&quot; 1.0.0</title>')
})

test('the HTML of an entry is escaped once for HTML and once for XML', () => {
  const feed = renderFeed(
    [{ ...release, summary: '<b>bold</b>', changes: [{ kind: 'fix', text: `\`<script>\` & "quotes"` }] }],
    site,
  )
  expect(feed).toContain('&lt;p&gt;&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;&lt;/p&gt;')
  expect(feed).toContain('&lt;code&gt;&amp;lt;script&amp;gt;&lt;/code&gt; &amp;amp; &amp;quot;quotes&amp;quot;')
})

test('an entry lists the charts of a change before its text', () => {
  const feed = renderFeed(
    [
      {
        ...release,
        changes: [
          { kind: 'added', charts: ['PieChart', 'BarChart'] },
          { kind: 'added', charts: ['VennChart'], text: 'Shows sets.' },
        ],
      },
    ],
    site,
  )
  expect(feed).toContain('&lt;li&gt;PieChart, BarChart&lt;/li&gt;&lt;li&gt;VennChart: Shows sets.&lt;/li&gt;')
})

test('the feed has an entry for each version', () => {
  const feed = renderFeed([{ ...release, version: '1.1.0' }, release], site)
  expect(feed.match(/<entry>/g)).toHaveLength(2)
  expect(feed).toContain(`<id>${site.url}/changelog#1.0.0</id>`)
})

test('the name of the site is escaped in the link to the feed', async () => {
  const content = await changelog.read?.({
    root: projectRoot,
    config: { ...site, name: `Charts "more"` },
    findConfigLine: () => 1,
    sources: [],
    files: [],
    componentPages: new Map(),
    versions: {},
    cache: new BuildCache(),
  })
  const { head } = content?.document?.(null, {} as Site, { mode: 'build' }) ?? {}
  expect(head?.join('')).toMatch(/title="[^"]*Charts &quot;more&quot;[^"]*" href="\/changelog.xml">/)
})
