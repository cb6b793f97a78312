import type * as english from './not-found.en-US.ts'

export const notFoundTexts: Record<keyof typeof english.notFoundTexts, string> = {
  'demo.similar': '相似的示例',
}
