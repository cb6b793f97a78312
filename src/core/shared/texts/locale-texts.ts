/** The texts of a locale by key. Core and all features use different keys. */
export type Texts = Record<string, string>

/** The texts of a locale that replace the English ones. */
export interface LocaleTexts {
  /** The id of the locale, such as `zh-CN`. */
  id: string
  texts: Texts
}

let current: LocaleTexts | undefined

/** Sets the texts of the locale that is rendered. Undefined for English. */
export function setLocaleTexts(next: LocaleTexts | undefined): void {
  current = next
}

export const getLocaleTexts = (): LocaleTexts | undefined => current

/** Runs a function that renders in a locale. It must not be asynchronous, because others could run in between. */
export function withTexts<Result>(texts: LocaleTexts | undefined, render: () => Result): Result {
  const previous = getLocaleTexts()
  setLocaleTexts(texts)
  try {
    return render()
  } finally {
    setLocaleTexts(previous)
  }
}
