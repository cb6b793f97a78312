import { getLocaleTexts } from './texts/locale-texts.ts'

/** `December 18, 2024` in UTC. Used at build time: starting `Intl` takes longer than hydrating the whole page. */
export function formatDate(date: Date): string {
  const { id = 'en-US' } = getLocaleTexts() ?? {}
  return new Intl.DateTimeFormat(id, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
