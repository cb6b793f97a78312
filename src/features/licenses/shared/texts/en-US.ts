/** Rendered in the browser too. */
export const footerTexts = {
  'footer.licenses': 'Third-party licenses',
}

/** Rendered only at build time. */
export const licenseTexts = {
  'license.usual': "The package names its license but doesn't include the text. This is the standard text.",
}
