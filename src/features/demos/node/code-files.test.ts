import { expect, test } from 'vitest'
import { loadHighlight } from '../../../core/node/code/highlighter.ts'
import { withTexts } from '../../../core/shared/texts/locale-texts.ts'
import { createCodeFiles, getCodeAddress } from './code-files.ts'

const createDemo = (id: string, source: string) => ({
  id,
  file: `demos/line/${id.replace('line-', '')}.tsx`,
  title: 'A < B',
  description: '',
  keywords: [],
  files: [{ name: `${id}.tsx`, source }],
})
const basic = createDemo('line-basic', 'export default () => <section>{1 < 2}</section>\n')
const slider = createDemo('line-slider', 'export const text = "</html>"\n')
const createFiles = () => new Map(createCodeFiles([basic, slider], '/theme').map((file) => [file.address, file]))
const highlight = await loadHighlight([...createFiles().values()].flatMap(({ code = [] }) => code))

test('the code of a demo is at its address, between the tags of its section', () => {
  const [address = '', id = ''] = getCodeAddress(basic).split('#')
  const html = String(createFiles().get(address)?.content(highlight))
  expect([...html.matchAll(/<section id="([^"]+)">/g)].map(([, found]) => found)).toEqual([id, 'line-slider'])
  expect(html.match(/<\/section>/g)).toHaveLength(2)
  expect(html.match(/<\/html>/g)).toHaveLength(1)
  expect(html).toContain('<h2>A &lt; B</h2>')
})

test('each locale has its own files', () => {
  const texts = { id: 'zh-CN', texts: { 'demo.codeFile.title': '示例代码：{folder}' } }
  const [address = ''] = withTexts(texts, () => getCodeAddress(basic)).split('#')
  expect(address).toBe('/code/line.zh-CN.html')
  const html = withTexts(texts, () => String(createFiles().get(address)?.content(highlight)))
  expect(html).toContain('<html lang="zh')
  expect(html).toContain('示例代码：line')
})
