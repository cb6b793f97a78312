import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '../site.config.ts'
import { compilePage } from './core/node/content/compile-page.ts'
import { readContent } from './core/node/content/content.ts'
import { BuildCache } from './core/node/files/cache.ts'
import { projectRoot } from './core/node/files/project-root.ts'
import { features } from './features.ts'

test('demos and API tables are part of a page', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'features-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['content', 'demos', 'package.json'])
    cpSync(path.join(projectRoot, folder), path.join(root, folder), { recursive: true })
  const start = '---\ntitle: Probe\ndescription: A page to try things on.\n---\n\n# Probe\n\n'
  const cache = new BuildCache()
  const addPage = async (body: string) => {
    writeFileSync(path.join(root, 'content/probe.md'), start + body)
    const content = await readContent(root, site, features, cache)
    const [tab] = (await compilePage(content, '/probe'))?.tabs ?? []
    return { html: tab?.html ?? '', ids: tab?.toc.map(({ id }) => id), problems: content.problems }
  }

  const { html } = await addPage('::demo{id=guide-render}\n::demo{id=guide-update-data}\n')
  expect(html.match(/class="demo-grid /g)).toHaveLength(1)
  expect([...html.matchAll(/<live-demo [^>]*data-id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'guide-render',
    'guide-update-data',
  ])
  expect(html).toContain('Show Code')
  expect(html).toContain('href="/code/guide.html#guide-render"')

  const table = await addPage('## Label\n\n::api{id=LineChart}\n\n[a](/api/line#xaxis-label-formatter)\n')
  expect(table.problems).toEqual([])
  expect(table.ids).toEqual(['probe', 'about-label'])

  const { problems } = await addPage('::api\n\n[a](/api/line#xaxis-label-formater)\n')
  expect(problems.map(({ line, message }) => `${line}  ${message}`)).toEqual([
    '8  an API table needs an id; write ::api{id=LineChart}',
    '10  /api/line has nothing with the id "xaxis-label-formater"',
  ])
})
