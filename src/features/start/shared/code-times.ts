import { code, type Code } from '../../../core/shared/code-text.ts'
import type { TimeForm } from './data-table.ts'

/** The beginning of a function that turns the times of a file into ISO text. */
export const TIME_HEAD = code`/** Reads a date or time as text that sorts, such as 2024-03-01 or 2024-03-01 10:00:00. */
function toTime(source: string, isDayFirst = false): string {
  const text = source.trim()
  const join = (year = '', month = '', day = '', hour = '', minute = '00', second = '00') => {
    const fullYear = year.length === 2 ? \`\${Number(year) < 69 ? 20 : 19}\${year}\` : year
    const date = [fullYear, month.padStart(2, '0'), day && day.padStart(2, '0')].filter((part) => part !== '').join('-')
    return hour === '' ? date : \`\${date} \${hour.padStart(2, '0')}:\${minute}:\${second}\`
  }`

/** The statements for each way to write a time. */
export const TIME_CODE: Record<TimeForm, Code> = {
  iso: code`const iso = /^(\\d{4})[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?(?:[T ](\\d{1,2}):(\\d{2})(?::(\\d{2}))?)?/.exec(text)
if (iso) return join(...iso.slice(1))`,
  numeric: code`const numeric = /^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{2,4})(?:,? (\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?: ?([AP])M)?)?$/i.exec(text)
if (numeric) {
  const [, first, second, year, hours, minute, seconds, half] = numeric
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  const hour = half ? String((Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) : hours
  return join(year, month, day, hour, minute, seconds)
}`,
  'month-name': code`const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
const month = words.map((word) => months.indexOf(word.slice(0, 3)) + 1).find((position) => position > 0)
const digits = text.match(/\\d+/g) ?? []
if (month) return join(digits.at(-1), String(month), digits.length > 1 ? digits[0] : '')`,
  chinese: code`const chinese = /^(\\d{4})年(\\d{1,2})月(?:(\\d{1,2})日)?$/.exec(text)
if (chinese) return join(...chinese.slice(1))`,
  compact: code`const compact = /^(\\d{4})(\\d{2})(\\d{2})$/.exec(text)
if (compact) return join(...compact.slice(1))`,
  seconds: code`if (/^\\d{9,10}(?:\\.\\d+)?$/.test(text)) return new Date(Number(text) * 1000).toISOString().replace('T', ' ').slice(0, 19)`,
  milliseconds: code`if (/^\\d{12,13}$/.test(text)) return new Date(Number(text)).toISOString().replace('T', ' ').slice(0, 19)`,
}
