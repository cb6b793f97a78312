import type * as english from './standalone.en-US.ts'

export const standaloneTexts: Record<keyof typeof english.standaloneTexts, string> = {
  'demo.back': '返回 {page}',
  'demo.unknown': '没有名为 {id} 的示例',
  'demo.unknown.hint': '示例列在各图表的页面上。',
  'demo.unknown.similar': '相似的示例',
}
