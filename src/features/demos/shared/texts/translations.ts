import type { Translations } from '../../../../core/shared/texts/locale-texts.ts'
import { actionTexts } from './actions.zh-CN.ts'
import { notFoundTexts } from './not-found.zh-CN.ts'
import { standaloneTexts } from './standalone.zh-CN.ts'
import { cardTexts, liveTexts } from './zh-CN.ts'

export const translations: Translations = {
  'zh-CN': { ...cardTexts, ...liveTexts, ...actionTexts, ...standaloneTexts, ...notFoundTexts },
}
