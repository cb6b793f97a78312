import type * as english from './not-found.en-US.ts'

export const notFoundTexts: Record<keyof typeof english.notFoundTexts, string> = {
  '404.similar': '您要找的可能是：',
}
