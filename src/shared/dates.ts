// one zone and one form for all, so that the build and every browser print the same
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `18 December 2024` */
export function formatDate(date: Date): string {
  return format.format(date)
}
