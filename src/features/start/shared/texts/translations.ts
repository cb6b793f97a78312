import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { pageTexts } from './page.zh-CN.ts'
import { startTexts } from './zh-CN.ts'

export const translations: Translations = { 'zh-CN': { ...startTexts, ...pageTexts } }
