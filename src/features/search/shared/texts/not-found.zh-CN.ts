import type * as english from './not-found.en-US.ts'

export const notFoundTexts: Record<keyof typeof english.notFoundTexts, string> = {
  'search.words': '搜索“{words}”',
}
