import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { codeTexts } from './code.zh-CN.ts'
import { controlTexts } from './controls.zh-CN.ts'
import { dataTexts } from './data.zh-CN.ts'
import { hintTexts } from './hints.zh-CN.ts'
import { pageTexts } from './page.zh-CN.ts'
import { editorTexts } from './zh-CN.ts'

export const translations: Translations = {
  'zh-CN': { ...editorTexts, ...controlTexts, ...codeTexts, ...dataTexts, ...hintTexts, ...pageTexts },
}
