import { expect, test } from 'vitest'
import type { Demo } from '../../demos/node/index.ts'
import { htmlToMarkdown, writeMarkdown } from './html-to-markdown.ts'
import { createElementHandlers, TABLE_PLACE } from './page-markdown.ts'

const demo: Demo = {
  id: 'line-basic',
  file: 'demos/line/basic.tsx',
  title: 'A line',
  description: 'With `backticks` & <tags>.',
  keywords: [],
  files: [
    { name: 'basic.tsx', source: '/**\n * title: A line\n */\nconst text = `a ${1} ```b``` c`\n' },
    { name: 'basic/data.ts', source: 'export const data = []\n' },
  ],
}

const convert = (html: string): string =>
  writeMarkdown(
    htmlToMarkdown(html, createElementHandlers(new Map([[demo.id, demo]])), (link) =>
      link.startsWith('/') ? `https://example.com${link}` : link,
    ),
  )

test('text, lists and links are written as Markdown with absolute addresses', () => {
  expect(convert('<p>See <a href="/guide#install">the <b>guide</b></a>.</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    'See [the **guide**](https://example.com/guide#install).\n\n- One\n- Two\n',
  )
})

test('what looks like Markdown or HTML in a text is escaped', () => {
  expect(convert('<p>a * b * c, &lt;div&gt;, [x](y) and _em_</p>')).toBe(
    'a \\* b \\* c, \\<div>, \\[x]\\(y) and \\_em\\_\n',
  )
})

test('bars in the cells of a table are escaped, also inside code', () => {
  const html =
    '<table><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody>' +
    '<tr><td>a | b</td><td><code>string | `x`</code></td></tr></tbody></table>'
  expect(convert(html)).toBe('| Name | Type |\n| - | - |\n| a \\| b | `` string \\| `x` `` |\n')
})

test('code has its language and the name of its file, without the JavaScript name', () => {
  const html =
    '<div class="code"><div class="code-bar"><span class="code-title">app.<i>tsx</i><b>jsx</b></span>' +
    '<button class="copy">Copy</button></div><pre><code><span class="k">const</span> a<i>: A</i> = 1\n</code></pre></div>' +
    '<div class="code"><div class="code-bar"><span class="code-language">bash</span></div><pre><code>ls</code></pre></div>'
  expect(convert(html)).toBe('```tsx title="app.tsx"\nconst a: A = 1\n```\n\n```bash\nls\n```\n')
})

test('the blocks of a group have the names of their tabs, and code in two languages is written once', () => {
  const block = (code: string) =>
    `<div class="code"><div class="code-bar"><span class="code-language">bash</span></div><pre><code>${code}</code></pre></div>`
  const group = (...titles: string[]) =>
    `<div class="code-group"><div class="code-group-bar">${titles
      .map((title) => `<label><input type="radio"><span>${title}</span></label>`)
      .join('')}</div>${titles.map(block).join('')}</div>`
  expect(convert(group('npm', 'pnpm'))).toBe('```bash title="npm"\nnpm\n```\n\n```bash title="pnpm"\npnpm\n```\n')
  expect(convert(group('TypeScript', 'JavaScript'))).toBe('```bash title="TypeScript"\nTypeScript\n```\n')
})

test('a demo is its caption, a link to it and the code of all its files, in fences that are long enough', () => {
  expect(convert('<live-demo data-id="line-basic"></live-demo>')).toBe(
    [
      '**A line**. With \\`backticks\\` & \\<tags>. [Open demo](https://example.com/~demos/line-basic)',
      '',
      '````tsx title="basic.tsx"',
      'const text = `a ${1} ```b``` c`',
      '````',
      '',
      '```ts title="basic/data.ts"',
      'export const data = []',
      '```',
      '',
    ].join('\n'),
  )
})

test('each side of a comparison of themes is one line', () => {
  const html =
    '<live-demo data-id="line-basic" data-theme="dark"><figure><figcaption><b class="demo-title">Dark</b>' +
    '<span>A line</span></figcaption></figure></live-demo>'
  expect(convert(html)).toMatch(/^\*\*Dark: A line\*\*\. .*\n$/)
})

test('the place of an API table is on a line of its own', () => {
  expect(convert('<p>Before</p><div class="api-table"><api-table></api-table></div><p>After</p>')).toBe(
    `Before\n\n${TABLE_PLACE}\n\nAfter\n`,
  )
})

test('controls, icons and links of headings are left out', () => {
  const html =
    '<h2 id="a">Title<a class="anchor" href="#a"><svg><path/></svg></a></h2><form><input></form><button>Copy</button>' +
    '<nav><a href="#a">Title</a></nav><p><span aria-hidden="true">★</span>Text</p>'
  expect(convert(html)).toBe('## Title\n\nText\n')
})

test('parts that only the stylesheet separates stay apart', () => {
  expect(convert('<p><time>May 1</time><span>G2Plot 2</span><span>React 19</span></p>')).toBe(
    'May 1 · G2Plot 2 · React 19\n',
  )
  const card = '<a class="chart-card" href="/api/line"><span></span><span>Line</span><span>Trends</span></a>'
  expect(convert(`<ul><li>${card}</li></ul>`)).toBe('- [Line](https://example.com/api/line): Trends\n')
})

test('titles of notes and collapsed parts are bold', () => {
  expect(convert('<aside><p class="note-title">Note</p><p>Text</p></aside>')).toBe('**Note**\n\nText\n')
  expect(convert('<details><summary>More</summary><p>Text</p></details>')).toBe('**More**\n\nText\n')
})
