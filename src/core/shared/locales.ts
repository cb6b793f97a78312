/** `/guide` -> `/zh/guide`, `/#start` -> `/zh#start`. */
export function addBase(address: string, base: string): string {
  return base === '/' ? address : base + address.replace(/^\/(?=$|[?#])/, '')
}

/** `/zh/guide` -> `/guide`, `/zh#start` -> `/#start`. */
export function removeBase(address: string, base: string): string {
  return base === '/' ? address : address.slice(base.length).replace(/^(?!\/)/, '/')
}

/** The locale that a path belongs to: the one with the longest base. */
export function findLocale<Locale extends { base: string }>(pathname: string, locales: Locale[]): Locale | undefined {
  const isInside = ({ base }: Locale) => base === '/' || pathname === base || pathname.startsWith(`${base}/`)
  return locales.filter(isInside).toSorted((a, b) => b.base.length - a.base.length)[0]
}

/** The shortest language tag with the same meaning: `en-US` -> `en`, `zh-TW` -> `zh-TW`. */
export const getLanguage = (id: string): string => new Intl.Locale(id).minimize().baseName
