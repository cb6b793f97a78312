/** The languages in which the code of the site can be read. The first one is what a page contains without a choice. */
export const CODE_LANGUAGES = ['TypeScript', 'JavaScript'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

export const CODE_LANGUAGE_KEY = 'site:code-language'

/** Falls back to TypeScript for an unknown value. */
export const parseCodeLanguage = (stored: string | null | undefined): CodeLanguage =>
  stored === 'JavaScript' ? stored : 'TypeScript'
