/** In the footer, which the browser draws. */
export const footerTexts = {
  'footer.licenses': 'Third-party licenses',
}

/** In HTML that is made at build time only. */
export const licenseTexts = {
  'license.usual': 'The package names its license and comes without the text. This is the usual one.',
}
