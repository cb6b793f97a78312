import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { footerTexts, licenseTexts } from './zh-CN.ts'

export const translations: Translations = {
  'zh-CN': { ...footerTexts, ...licenseTexts },
}
