import type { LocaleTexts } from '../texts.ts'
import { contentTexts } from './content.ts'
import { demoTexts } from './demo.ts'
import { interfaceTexts } from './interface.ts'
import { optionTexts } from './option.ts'
import { searchTexts } from './search.ts'

export const enUS: LocaleTexts = {
  interface: interfaceTexts,
  content: contentTexts,
  demo: demoTexts,
  option: optionTexts,
  search: searchTexts,
}
