import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { h } from 'hastscript'
import { afterAll, expect, test } from 'vitest'
import { site } from '../../../../tests/fixtures/site/site.config.ts'
import { compilePage } from '../content/compile-page.ts'
import { readContent } from '../content/content.ts'
import type { Feature, FeatureContent } from '../feature.ts'
import { BuildCache } from '../files/cache.ts'
import { projectRoot } from '../files/project-root.ts'

const start = '---\ntitle: Probe\ndescription: A page to try things on.\n---\n\n# Probe\n\n'

const root = mkdtempSync(path.join(tmpdir(), 'content-'))
cpSync(path.join(projectRoot, 'tests/fixtures/site'), root, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const content: FeatureContent = {
  directives: {
    card: {
      example: '::card{id=one}',
      attributes: ['id'],
      render: ({ attributes }) => h('article', {}, attributes?.id ?? ''),
      group: (cards) => h('div', { className: ['grid'] }, cards),
    },
    options: {
      example: '::options',
      ids: () => ({ name: 'the table of options', ids: ['label'], reservedFor: 'an option' }),
      render: () => h('table', {}),
    },
  },
}
const features: Feature[] = [{ name: 'probe', read: () => content }]
const cache = new BuildCache()

/** The site of the fixture with one more page. */
async function addPage(body: string) {
  writeFileSync(path.join(root, 'content/probe.md'), body)
  const read = await readContent(root, site, features, cache)
  const page = read.problems.length === 0 ? await compilePage(read, '/probe') : undefined
  const problems = read.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)
  return { page, html: page?.tabs[0]?.html ?? '', problems }
}

test('headings get ids and make the table of contents', async () => {
  const { page, html } = await addPage(`${start}## Your data\n\n### A \`code\` word\n\n#### Too deep\n`)
  expect(page?.tabs[0]?.toc).toEqual([
    { id: 'probe', depth: 1, title: 'Probe' },
    { id: 'your-data', depth: 2, title: 'Your data' },
    { id: 'a-code-word', depth: 3, title: 'A code word' },
  ])
  expect(html).toContain('<h2 id="your-data">')
})

test('adjacent directives share a group', async () => {
  const { html } = await addPage(`${start}Before.\n\n::card{id=one}\n::card{id=two}\n\nAfter.\n\n::card{id=three}\n`)
  expect(html).toContain('<div class="grid"><article>one</article><article>two</article></div>')
  expect(html).toContain('<div class="grid"><article>three</article></div>')
})

test('reports dead links, sections and tabs', async () => {
  const { problems } = await addPage(
    `${start}[a](/guid) [b](/guide/write#link) [c](/guide/write?tab=example) [d](guide) [e](/guide/)\n`,
  )
  expect(problems).toEqual([
    'content/probe.md:8  the link /guid points to no page; did you mean "/guide"?',
    'content/probe.md:8  /guide/write has nothing with the id "link"; did you mean "links"?',
    'content/probe.md:8  /guide/write has no tab "example"; did you mean "examples"?',
    'content/probe.md:8  the link guide is relative; write it from the root, such as /guide#install',
    'content/probe.md:8  the link /guide/ ends in a slash; write /guide',
  ])
})

test('a heading avoids a reserved id, and an explicit id that is reserved is reported', async () => {
  const { page, problems } = await addPage(`${start}## Label\n\n::options\n`)
  expect(problems).toEqual([])
  expect(page?.tabs[0]?.toc.map(({ id }) => id)).toEqual(['probe', 'about-label'])
  expect((await addPage(`${start}## Text {#label}\n\n::options\n`)).problems[0]).toBe(
    'content/probe.md:8  the heading "Text" has the id "label", which is the address of an option; give it another id',
  )
})

test('reports an unknown directive, but not a colon in prose', async () => {
  expect((await addPage(`${start}:::warnign\nText\n:::\n`)).problems).toEqual([
    'content/probe.md:8  ":::warnign" is not a directive of this site; did you mean "warning"?',
  ])
  const prose = await addPage(`${start}At 10:30 the ratio is a:b.\n`)
  expect(prose.problems).toEqual([])
  expect(prose.html).toBe('<p>At 10:30 the ratio is a:b.</p>')
})

test('reports two headings with the same id', async () => {
  const advice = 'give it another id with {#another-id}'
  expect((await addPage(`${start}## Data\n\n## Data\n`)).problems).toEqual([
    `content/probe.md:10  the heading "Data" has the id "data", which "Data" already has; ${advice}`,
  ])
  expect((await addPage(`${start}## Data\n\n## Data {#more-data}\n`)).problems).toEqual([])
})

test('reports an image without alternative text', async () => {
  expect((await addPage(`${start}![](/nothing.png)\n`)).problems).toHaveLength(2)
})

test('TypeScript contains its JavaScript version, with a place for the switch', async () => {
  const { html } = await addPage(`${start}\`\`\`tsx\nconst a: string = 'x'\n\`\`\`\n`)
  expect(html).toContain('<span class="code-switch"></span>')
  expect(html).toContain('a<i>')
  const plain = await addPage(`${start}\`\`\`ts\nconst a = 'x'\n\`\`\`\n`)
  expect(plain.html).not.toContain('code-switch')
})

test('code has roles, a title, marked lines and a copy button, but no style attributes', async () => {
  const { html } = await addPage(`${start}\`\`\`tsx [app.tsx] {2}\nconst a = 'x'\nconst b = 2\n\`\`\`\n`)
  expect(html).toContain('<span class="code-title">app.<i>tsx</i><b>jsx</b></span>')
  expect(html).toContain('<span class="k">const</span> a')
  expect(html).toContain('<span class="s">\'x\'</span>')
  expect(html).toMatch(/<mark class="line"><span class="k">const<\/span> b/)
  expect(html).toContain('data-copy')
  expect(html).toContain('<code data-lines="2" data-columns="13">')
  expect(html).not.toContain('style=')
})

test('markup in code and prose stays text', async () => {
  const { html } = await addPage(`${start}\`<script>\`\n\n\`\`\`html\n<script>alert(1)</script>\n\`\`\`\n`)
  expect(html).toContain('alert')
  expect(html).not.toContain('<script>')
})

test('reports a fence in an unknown language', async () => {
  expect((await addPage(`${start}\`\`\`tsxx\nx\n\`\`\`\n`)).problems).toEqual([
    'content/probe.md:8  code blocks in "tsxx" are not highlighted; did you mean "tsx"?',
  ])
})

test('reports a block of a code group without a title', async () => {
  const { problems } = await addPage(`${start}:::code-group\n\n\`\`\`bash\nnpm i\n\`\`\`\n\n:::\n`)
  expect(problems[0]).toContain('needs a title')
})

test('reports a page without a title, or with two', async () => {
  const { problems } = await addPage(`${start.replace('# Probe', 'Text')}\n`)
  expect(problems[0]).toContain('the page has no title; start it with "# Probe"')
  expect((await addPage(`${start}# Again\n`)).problems).toEqual([
    'content/probe.md:8  a page has only one title; make this heading "##"',
  ])
})
