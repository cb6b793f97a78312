/** Language models split English text and code into tokens of about four characters. */
const CHARACTERS_PER_TOKEN = 4

export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

/** Rounded to hundreds, because it is an estimate: `29,500`. */
export const formatTokens = (count: number): string =>
  new Intl.NumberFormat('en').format(Math.max(100, Math.round(count / 100) * 100))
