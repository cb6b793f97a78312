import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { upgradeTexts } from './zh-CN.ts'

export const translations: Translations = {
  'zh-CN': upgradeTexts,
}
