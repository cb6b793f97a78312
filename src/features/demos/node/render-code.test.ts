import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { loadHighlight } from '../../../core/node/code/highlighter.ts'
import { listCode, renderFiles } from './code-files.ts'

test('files for a preprocessor are shown as plain text, in tabs', async () => {
  const names = ['basic.tsx', 'basic/a.less', 'basic/b.scss', 'basic/c.sass', 'basic/d.styl']
  const files = names.map((name) => ({ name, source: '@a: 1px;\n.b { color: @a }\n' }))
  const demo = { id: 'line-basic', file: '', title: '', description: '', keywords: [], files }
  const html = toHtml(renderFiles(demo, await loadHighlight(listCode(demo))))
  for (const name of names) expect(html).toContain(`value="${name}"`)
  const [, ...preprocessed] = html.split('<pre').slice(1)
  expect(preprocessed).toHaveLength(4)
  for (const block of preprocessed) {
    expect(block).toContain('.b { color: @a }')
    expect(block).not.toMatch(/class="[a-z]"/)
  }
})
