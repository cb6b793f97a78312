import type * as english from './en-US.ts'

export const footerTexts: Record<keyof typeof english.footerTexts, string> = {
  'footer.licenses': '第三方许可证',
}

export const licenseTexts: Record<keyof typeof english.licenseTexts, string> = {
  'license.usual': '该软件包注明了许可证，但未附带其文本。以下为该许可证的通用文本。',
}
