import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { optionTexts, sinceTexts } from './zh-CN.ts'

export const translations: Translations = {
  'zh-CN': { ...optionTexts, ...sinceTexts },
}
