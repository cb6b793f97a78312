import type * as english from './box.en-US.ts'

export const boxTexts: Record<keyof typeof english.boxTexts, string> = {
  'search.placeholder': '输入关键字搜索...',
  'search.label': '搜索',
}
