import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../files/project-root.ts'
import { site } from '../../../../site.config.ts'
import { features } from '../../../features.ts'
import { compilePage, readContent } from '../content/content.ts'
import { BuildCache } from '../files/cache.ts'

const heading = '---\ntitle: Probe\ndescription: A page to try things on.\n---\n\n# Probe\n\n'

const root = mkdtempSync(path.join(tmpdir(), 'content-'))
// what a test leaves as it is, the next one need not read again
const memory = new BuildCache()
for (const folder of ['content', 'demos', 'package.json'])
  cpSync(path.join(projectRoot, folder), path.join(root, folder), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

/** The project's own content with one more page. */
async function withPage(body: string, extra: Record<string, string> = {}) {
  const files = Object.entries({ 'content/probe.md': body, ...extra }).map(([name, text]) => ({
    file: path.join(root, name),
    text,
  }))
  const before = files.map(({ file }) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))
  for (const { file, text } of files) writeFileSync(file, text)
  const content = await readContent(root, site, features, memory)
  const page = content.problems.length === 0 ? await compilePage(content, '/probe') : undefined
  files.forEach(({ file }, index) => (before[index] === undefined ? rmSync(file) : writeFileSync(file, before[index])))
  const html = page?.tabs[0]?.html ?? ''
  return { page, html, told: content.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`) }
}

test('the project has no mistake in its content', async () => {
  expect((await readContent(projectRoot, site, features)).problems).toEqual([])
})

test('headings get ids and make the table of contents', async () => {
  const { page, html } = await withPage(`${heading}## Your data\n\n### A \`code\` word\n\n#### Too deep\n`)
  expect(page?.tabs[0]?.toc).toEqual([
    { id: 'probe', depth: 1, title: 'Probe' },
    { id: 'your-data', depth: 2, title: 'Your data' },
    { id: 'a-code-word', depth: 3, title: 'A code word' },
  ])
  expect(html).toContain('<h2 id="your-data">')
})

test('demos in a row share a grid, and their code stands in the page', async () => {
  const { html } = await withPage(
    `${heading}Before.\n\n::demo{id=guide-render}\n::demo{id=guide-update-data}\n\nAfter.\n`,
  )
  expect(html.match(/class="demo-grid /g)).toHaveLength(1)
  expect([...html.matchAll(/<live-demo [^>]*data-id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'guide-render',
    'guide-update-data',
  ])
  expect(html).toContain('Show Code')
  expect(html).toContain('data-file="render.tsx"')
})

test('an unknown demo fails with file, line and what was meant', async () => {
  expect((await withPage(`${heading}::demo{id=guide-rendre}\n`)).told).toEqual([
    'content/probe.md:8  demo "guide-rendre" does not exist; did you mean "guide-render"?',
  ])
})

test('dead links, anchors and tabs are all told', async () => {
  const { told } = await withPage(
    `${heading}[a](/guid) [b](/guide#instal) [c](/api?tab=option) [d](guide) [e](/guide/)\n`,
  )
  expect(told).toEqual([
    'content/probe.md:8  the link /guid points to no page; did you mean "/guide"?',
    'content/probe.md:8  /guide has nothing with the id "instal"; did you mean "install"?',
    'content/probe.md:8  /api has no tab "option"; did you mean "options"?',
    'content/probe.md:8  the link guide is relative; write it from the root, such as /guide#install',
    'content/probe.md:8  the link /guide/ ends in a slash; write /guide',
  ])
})

test('an API table of something unknown is told, and so is a link to an option that does not exist', async () => {
  const { told } = await withPage(
    `${heading}::api{id=LineChrt}\n\n::api\n\n[a](/api/line#xaxis-label-formatter) [b](/api/line#xaxis-label-formater) [c](/api?tab=options#legend-position)\n`,
  )
  expect(told).toEqual([
    'content/probe.md:8  the library has no component or options object "LineChrt"; did you mean "LineChart"?',
    'content/probe.md:10  an API table needs an id; write ::api{id=LineChart}',
    'content/probe.md:12  /api/line has nothing with the id "xaxis-label-formater"',
  ])
})

test('a heading steps back before the option of its name, and a chosen id may not take it', async () => {
  const { page, told } = await withPage(`${heading}## Label\n\n::api{id=LineChart}\n`)
  expect(told).toEqual([])
  expect(page?.tabs[0]?.toc.map(({ id }) => id)).toEqual(['probe', 'about-label'])
  expect((await withPage(`${heading}## Text {#label}\n\n::api{id=LineChart}\n`)).told[0]).toBe(
    'content/probe.md:8  the heading "Text" has the id "label", which is the address of an option; give it another id',
  )
})

test('an unknown directive is told, a colon in prose is not one', async () => {
  expect((await withPage(`${heading}:::warnign\nText\n:::\n`)).told).toEqual([
    'content/probe.md:8  ":::warnign" is not a directive of this site; did you mean "warning"?',
  ])
  const prose = await withPage(`${heading}At 10:30 the ratio is a:b.\n`)
  expect(prose.told).toEqual([])
  expect(prose.html).toBe('<p>At 10:30 the ratio is a:b.</p>')
})

test('two headings with one id are told', async () => {
  expect((await withPage(`${heading}## Data\n\n## Data\n`)).told).toEqual([
    'content/probe.md:10  the heading "Data" has the id "data", which "Data" already has; give it another id with {#another-id}',
  ])
  expect((await withPage(`${heading}## Data\n\n## Data {#more-data}\n`)).told).toEqual([])
})

test('an image without alternative text is told', async () => {
  expect((await withPage(`${heading}![](/nothing.png)\n`)).told).toHaveLength(2)
})

test('code is marked by role, with its title, its lines and a copy button, and without styles', async () => {
  const { html } = await withPage(`${heading}\`\`\`tsx [app.tsx] {2}\nconst a = 'x'\nconst b = 2\n\`\`\`\n`)
  expect(html).toContain('<span class="code-title">app.tsx</span>')
  expect(html).toContain('<span class="k">const</span> a')
  expect(html).toContain('<span class="s">\'x\'</span>')
  expect(html).toMatch(/<mark class="line"><span class="k">const<\/span> b/)
  expect(html).toContain('data-copy')
  expect(html).toContain('<code data-lines="2" data-columns="13">')
  expect(html).not.toContain('style=')
})

test('markup in code and prose stays text', async () => {
  const { html } = await withPage(`${heading}\`<script>\`\n\n\`\`\`html\n<script>alert(1)</script>\n\`\`\`\n`)
  expect(html).not.toContain('<script>')
})

test('a fence in an unknown language is told', async () => {
  expect((await withPage(`${heading}\`\`\`tsxx\nx\n\`\`\`\n`)).told).toEqual([
    'content/probe.md:8  code blocks in "tsxx" are not highlighted; did you mean "tsx"?',
  ])
})

test('a block of a code group needs a title', async () => {
  expect((await withPage(`${heading}:::code-group\n\n\`\`\`bash\nnpm i\n\`\`\`\n\n:::\n`)).told[0]).toContain(
    'needs a title',
  )
})

test('a page without a title, or with two, is told', async () => {
  const matter = '---\ntitle: Probe\ndescription: A page to try things on.\n---\n'
  expect((await withPage(`${matter}\nText\n`)).told[0]).toContain('the page has no title; start it with "# Probe"')
  expect((await withPage(`${heading}# Again\n`)).told).toEqual([
    'content/probe.md:8  a page has only one title; make this heading "##"',
  ])
})

test('a demo without a title is told', async () => {
  const { told } = await withPage(heading, {
    'demos/guide/probe.tsx': '/**\n * description: x\n */\nexport default () => null\n',
  })
  expect(told).toEqual([
    'demos/guide/probe.tsx:1  the demo has no title; start the file with a comment /** title: ... */',
  ])
})

test('a mistake in the changelog is told on its line', async () => {
  const changelog = readFileSync(path.join(projectRoot, 'content/changelog.yaml'), 'utf8').replace(
    'kind: feature',
    'kind: faeture',
  )
  const line = changelog.split('\n').findIndex((text) => text.includes('kind: faeture')) + 1
  const { told } = await withPage(heading, { 'content/changelog.yaml': changelog })
  expect(told[0]).toMatch(new RegExp(`^content/changelog.yaml:${line}  `))
})
