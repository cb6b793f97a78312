import { textReader } from '../../../../core/shared/texts/text-reader.ts'

export const footerText = textReader({
  'footer.licenses': 'Third-party licenses',
})

/** The annotation keeps these texts out of the browser's scripts. */
export const licenseText = /* @__PURE__ */ textReader({
  'license.usual': "The package names its license but doesn't include the text. This is the standard text.",
})
