import type * as english from './page.en-US.ts'

export const pageTexts: Record<keyof typeof english.pageTexts, string> = {
  'playground.intro': '编辑器需要 JavaScript。没有 JavaScript 时,可在图库中查看所有示例及其代码:',
  'playground.gallery': '示例',
}
