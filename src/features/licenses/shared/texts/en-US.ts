/** Rendered in the browser too. */
export const footerTexts = {
  'footer.licenses': 'Third-party licenses',
}

/** Rendered only at build time. */
export const licenseTexts = {
  'license.usual': 'The package names its license and comes without the text. This is the usual one.',
}
