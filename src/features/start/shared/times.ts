import type { ColumnFormat, TimeForm } from './data-table.ts'
import { LONGEST_VALUE } from './numbers.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i

const ISO =
  /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?)?$/
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP])M)?)?$/i
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.?[ -](?:(?<day>\d{1,2})(?:st|nd|rd|th)?,? )?(?<year>\d{4})$/i
const DAY_FIRST =
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})(?:st|nd|rd|th)?\.?[ -](?<name>[a-z]{3,9})\.?[ -](?<year>\d{4}|\d{2})$/i
const CHINESE = /^(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?$/
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

const pad = (value: string | number): string => String(value).padStart(2, '0')

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

interface Parts {
  year: string
  month: string | number
  day?: string
  hour?: string
  minute?: string
  second?: string
}

/** The ISO form of a time, as precise as the parts. Undefined for a month 13 or February 30. */
function formatIso({ year, month, day, hour, minute = '00', second = '00' }: Parts): string | undefined {
  // as a spreadsheet does it: 68 is 2068 and 70 is 1970
  const fullYear = year.length === 2 ? `${Number(year) < 69 ? '20' : '19'}${year}` : year
  const days = DAYS[Number(month) - 1]
  if (days === undefined) return undefined
  if (day === undefined) return `${fullYear}-${pad(month)}`
  if (Number(day) < 1 || Number(day) > days) return undefined
  const date = `${fullYear}-${pad(month)}-${pad(day)}`
  if (hour === undefined) return date
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${date}T${pad(hour)}:${minute}:${second}`
}

const formatEpoch = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19)

/** Reads a time whose parts are in order, the year first. */
function readParts(text: string, pattern: RegExp): string | undefined {
  const [whole, year = '', month = '', day, hour, minute, second] = pattern.exec(text) ?? []
  return whole === undefined ? undefined : formatIso({ year, month, day, hour, minute, second })
}

const READERS: Record<TimeForm, (text: string, isDayFirst: boolean) => string | undefined> = {
  // 1016.2 is a number, and 2024.02 is a month
  iso: (text) => (/^\d+\.\d$/.test(text) ? undefined : readParts(text, ISO)),
  numeric(text, isDayFirst) {
    const [whole, first = '', , second = '', year = '', hours, minute, seconds, half] = NUMERIC.exec(text) ?? []
    if (whole === undefined) return undefined
    const [day, month] = isDayFirst ? [first, second] : [second, first]
    const hour = hours && half ? String((Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)) : hours
    return formatIso({ year, month, day, hour, minute, second: seconds })
  },
  'month-name'(text) {
    const { name = '', day, year = '' } = (MONTH_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups ?? {}
    if (!MONTH_NAME.test(name)) return undefined
    return formatIso({ year, month: MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1, day })
  },
  chinese: (text) => readParts(text, CHINESE),
  compact: (text) => readParts(text, COMPACT),
  seconds: (text) => (/^\d{9,10}(?:\.\d+)?$/.test(text) ? formatEpoch(Number(text) * 1000) : undefined),
  milliseconds: (text) => (/^\d{12,13}$/.test(text) ? formatEpoch(Number(text)) : undefined),
}

const TEXT_FORMS: TimeForm[] = ['iso', 'numeric', 'month-name', 'chinese']
const DIGIT_FORMS: TimeForm[] = ['compact', 'seconds', 'milliseconds']

/** Whether numbers in a column of this name can be dates or seconds. */
const TIME_NAME = /date|time|day|stamp|epoch|^ts?$|_ts$|created|updated|_at$|日期|时间/i
const YEAR_NAME = /year|^yr$|jahr|année|年/i

/** Years are numbers that are named so, or dates of the last centuries in the first column. */
export function areYears(texts: string[], name: string, isFirst: boolean): boolean {
  const named = YEAR_NAME.test(name)
  const [from, to] = named ? [1000, 2300] : [1900, 2100]
  const isYear = (text: string) => /^\d{4}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to
  return (named || isFirst) && texts.length > 0 && texts.every(isYear)
}

/** How the times among the texts are written. Undefined if most texts are not times. */
export function findTimeFormat(texts: string[], name: string, share = 0.9): ColumnFormat | undefined {
  if (texts.length === 0) return undefined
  const counts = new Map<TimeForm, number>()
  let [dayFirst, monthFirst, dots] = [0, 0, 0]
  for (const text of texts) {
    const form = findForm(text.trim(), TIME_NAME.test(name))
    if (!form) continue
    counts.set(form, (counts.get(form) ?? 0) + 1)
    if (form !== 'numeric') continue
    const [, first, separator, second] = NUMERIC.exec(text.trim()) ?? []
    if (Number(first) > 12) dayFirst += 1
    if (Number(second) > 12) monthFirst += 1
    if (separator === '.') dots += 1
  }
  const found = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (found < texts.length * share) return undefined
  const timeForms = [...counts].toSorted((a, b) => b[1] - a[1]).map(([form]) => form)
  if (!counts.has('numeric')) return { timeForms }
  return { timeForms, isDayFirst: dayFirst === monthFirst ? dots > 0 : dayFirst > monthFirst }
}

/** Whether no date of the column shows which number is the day, and the separator does not either. */
export function isAmbiguous(texts: string[]): boolean {
  let isFound = false
  for (const text of texts) {
    const [, first, separator, second] = text.length > LONGEST_VALUE ? [] : (NUMERIC.exec(text.trim()) ?? [])
    if (first === undefined) continue
    if (separator === '.' || Number(first) > 12 || Number(second) > 12) return false
    if (first !== second) isFound = true
  }
  return isFound
}

function findForm(text: string, canBeDigits: boolean): TimeForm | undefined {
  if (text.length > LONGEST_VALUE) return undefined
  if (/^\d+$/.test(text)) {
    if (!canBeDigits && text.length !== 13) return undefined
    return DIGIT_FORMS.find((form) => READERS[form](text, false) !== undefined)
  }
  return TEXT_FORMS.find((form) => READERS[form](text, false) !== undefined || READERS[form](text, true) !== undefined)
}

/** Reads a time. Undefined if the text is none. */
export function readTime(text: string, { timeForms = [], isDayFirst = false }: ColumnFormat): string | undefined {
  if (text.length > LONGEST_VALUE) return undefined
  const trimmed = text.trim()
  if (/^\d{4}$/.test(trimmed)) return trimmed
  for (const form of timeForms) {
    const time = READERS[form](trimmed, isDayFirst)
    if (time !== undefined) return time
  }
  return undefined
}
