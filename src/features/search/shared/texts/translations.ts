import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { boxTexts } from './box.zh-CN.ts'
import { notFoundTexts } from './not-found.zh-CN.ts'
import { searchTexts } from './zh-CN.ts'

export const translations: Translations = {
  'zh-CN': { ...boxTexts, ...searchTexts, ...notFoundTexts },
}
