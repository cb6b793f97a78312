import { getLocaleTexts, setLocaleTexts, type LocaleTexts } from '../../shared/texts/locale-texts.ts'

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
