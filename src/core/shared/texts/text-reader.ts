export type Values = Record<string, string | number>

/** Creates a function that reads a group of texts and replaces `{name}` with `values.name`. */
export const textReader =
  <Texts extends Record<keyof Texts, string>>(texts: Texts) =>
  (key: keyof Texts, values: Values = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
