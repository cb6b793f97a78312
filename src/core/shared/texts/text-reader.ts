import { getLocaleTexts } from './locale-texts.ts'

export type Values = Record<string, string | number>

/**
 * Creates a function that reads a group of texts in the current locale and replaces `{name}` with `values.name`.
 * A module is part of one script, so texts that load with different scripts are in different files.
 */
export const textReader =
  <Texts extends Record<keyof Texts, string>>(texts: Texts) =>
  (key: keyof Texts & string, values: Values = {}): string =>
    (getLocaleTexts()?.texts[key] ?? texts[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
