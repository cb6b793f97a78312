/** The languages that are highlighted. */
export const LANGUAGES = ['tsx', 'ts', 'jsx', 'js', 'bash', 'json', 'css', 'html', 'diff', 'yaml', 'md'] as const
export type Language = (typeof LANGUAGES)[number]

export function isKnown(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language)
}
