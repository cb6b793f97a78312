import { LONGEST_VALUE } from './numbers.ts'

/** Values with a usual order. */
const CYCLES = [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'january february march april may june july august september october november december',
  '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
  '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  'mon tue wed thu fri sat sun',
  'mo tu we th fr sa su',
  'monday tuesday wednesday thursday friday saturday sunday',
  '周一 周二 周三 周四 周五 周六 周日',
  '星期一 星期二 星期三 星期四 星期五 星期六 星期日',
  'q1 q2 q3 q4',
  'spring summer autumn fall winter',
  'xxs xs s m l xl xxl xxxl',
  'tiny small medium large huge',
  'none low moderate high severe',
  'beginner intermediate advanced expert',
  'first second third fourth fifth',
  'primary secondary tertiary',
  '低 中 高',
  // The others are scales of answers.
  'very_low low medium high very_high critical',
  'very_bad very_poor bad poor fair average good very_good excellent',
  'never rarely sometimes often always',
  'strongly_disagree disagree somewhat_disagree neutral neither neither_agree_nor_disagree somewhat_agree agree strongly_agree',
  'very_dissatisfied dissatisfied neutral neither satisfied very_satisfied',
  'very_unlikely unlikely neutral likely very_likely',
].map((cycle) => cycle.split(' ').map((value) => value.replaceAll('_', ' ')))

const SCALES = CYCLES.slice(-6)

/** The names among these that are answers on a scale, in their order. Undefined if there are fewer than three. */
export function findScale(names: string[]): string[] | undefined {
  const scales = SCALES.map((scale) => scale.flatMap((answer) => names.filter((name) => name.toLowerCase() === answer)))
  return scales.find((answers) => answers.length > 2)
}

/** Names of columns with a part of a date as a number, and the largest number. */
const DATE_PARTS: [RegExp, number][] = [
  [/^(?:week ?day|day ?of ?(?:the ?)?week|dow|wochentag|jour de (?:la )?semaine|d[ií]a de (?:la )?semana)$/, 7],
  [/^(?:quarter|qtr|quartal|trimestre)$/, 4],
  [/^(?:month|monat|mois|mes|mth|month of year|月)$/, 12],
  [/^(?:hour|hr|hour of day|stunde|heure|hora|时)$/, 24],
  [/^(?:day|(?:day|date) of (?:the )?month|mday|tag|jour|d[ií]a|日)$/, 31],
  [/^(?:week|week of year|week ?(?:no|number)|kw|woche|kalenderwoche|semaine|semana|周)$/, 53],
]

/** Whether whole numbers are the parts of dates, such as months from 1 to 12, and not amounts. */
export function isPartOfDate(numbers: number[], name: string): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  const [, most] = DATE_PARTS.find(([pattern]) => pattern.test(words)) ?? []
  return most !== undefined && numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= most)
}

/** Whether a column has parts of dates as numbers. */
export const isCalendar = ({ order }: { order?: string[] }): boolean =>
  order?.every((value) => /^\d+$/.test(value)) ?? false

const QUARTER = /^(?:(\d{4})[ -]?Q([1-4])|Q([1-4])[ -]?(\d{4}))$/i
const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/
/** `10–19`, `10 to 14999`, `<10`, `90+`, `under 5`. */
const RANGE =
  /^(?:(under|over|less than|more than|up to|[<>≤≥]=?) ?)?[$€£]?(\d[\d.,]*)k? ?(?:(?:-|–|to|and) ?[$€£]?\d[\d.,]*k?|\+|(?:or|and) (?:more|over|older|less))?$/i

const MOST_VALUES = 60

/** The different values in their usual order. Undefined if they have none. */
export function findOrder(values: Set<string>): string[] | undefined {
  if (values.size < 2 || values.size > MOST_VALUES) return undefined
  const list = [...values]
  if (list.some((value) => value.length > LONGEST_VALUE)) return undefined
  return findCycle(list) ?? sortBy(list, getQuarter) ?? sortBy(list, getMinute) ?? sortBy(list, getRangeStart)
}

function findCycle(values: string[]): string[] | undefined {
  const cycle = CYCLES.find((names) => values.every((value) => names.includes(value.toLowerCase())))
  return cycle && sortBy(values, (value) => cycle.indexOf(value.toLowerCase()))
}

function sortBy(values: string[], getPosition: (value: string) => number | undefined): string[] | undefined {
  const positions = new Map(values.map((value) => [value, getPosition(value)]))
  if ([...positions.values()].includes(undefined)) return undefined
  return values.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
}

function getQuarter(value: string): number | undefined {
  const [whole, year, quarter, onlyQuarter, lastYear] = QUARTER.exec(value) ?? []
  return whole === undefined ? undefined : Number(year ?? lastYear) * 4 + Number(quarter ?? onlyQuarter)
}

function getMinute(value: string): number | undefined {
  return CLOCK.test(value) ? Number(value.split(':')[0]) * 60 + Number(value.split(':')[1]) : undefined
}

function getRangeStart(value: string): number | undefined {
  const [whole, before, start = ''] = RANGE.exec(value.trim()) ?? []
  // a list of plain numbers is not a list of ranges
  if (whole === undefined || whole === start) return undefined
  const number = Number(start.replaceAll(',', ''))
  return /^(?:<|≤|under|less|up)/i.test(before ?? '') ? number - 0.5 : number + (before ? 0.5 : 0)
}
