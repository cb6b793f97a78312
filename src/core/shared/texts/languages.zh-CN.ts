import type * as english from './languages.en-US.ts'

export const languageTexts: Record<keyof typeof english.languageTexts, string> = {
  'language.label': '语言',
}
