export type Values = Record<string, string | number>

/** Reads one part of the texts in the declared locale, with `{name}` filled in from `values`. */
export const textReader =
  <Texts extends Record<keyof Texts, string>>(texts: Texts) =>
  (key: keyof Texts, values: Values = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
