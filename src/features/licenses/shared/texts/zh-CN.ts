import type { Translation } from '../../../../core/shared/texts/text-reader.ts'
import type { footerText, licenseText } from './index.ts'

export const chinese: Translation<typeof footerText | typeof licenseText> = {
  'footer.licenses': '第三方许可证',
  'license.usual': '该软件包注明了许可证，但未附带其文本。以下为该许可证的通用文本。',
}
