import { languageTexts } from './languages.zh-CN.ts'
import type { Translations } from './locale-texts.ts'
import { notFoundTexts } from './not-found.zh-CN.ts'
import { contentTexts, interfaceTexts } from './zh-CN.ts'

/** The texts of core in other locales. Only the build imports them. */
export const translations: Translations = {
  'zh-CN': { ...interfaceTexts, ...contentTexts, ...notFoundTexts, ...languageTexts },
}
