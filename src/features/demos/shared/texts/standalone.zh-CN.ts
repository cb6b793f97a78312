import type * as english from './standalone.en-US.ts'

export const standaloneTexts: Record<keyof typeof english.standaloneTexts, string> = {
  'demo.back': '返回 {page}',
}
