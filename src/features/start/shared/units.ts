import type { ColumnFormat, Decimal } from './data-table.ts'
import { findNumberFormat, isMostly, LONGEST_VALUE, readNumber } from './numbers.ts'

/** Units that can be converted into each other, each with its usual name first. */
const FAMILIES = [
  'ms,msec=.001 s,sec,secs,second,seconds=1 min,m,mins,minute,minutes=60 h,hr,hrs,hour,hours=3600 d,day,days=86400',
  'B=1 KB,kB=1e3 MB=1e6 GB=1e9 TB=1e12',
  'K,k=1e3 M=1e6 B,bn=1e9',
  'mg=.001 g=1 kg=1e3 t=1e6',
  'mm=.001 cm=.01 m=1 km=1e3',
].map(
  (family) =>
    new Map(
      family.split(' ').flatMap((entry) => {
        const [names = '', size] = entry.split('=')
        return names.split(',').map((name, _, [unit = '']) => [name, { unit, size: Number(size) }] as const)
      }),
    ),
)

/** An amount and its unit. A cell such as `1h 20m` has two. */
const PART = /([^\p{L}°µ]*\d) *([\p{L}°µ][\p{L}°µ²³/]*(?:\d$)?)/gu
/** The unit is not one, but part of a name: `5th`, `8 AM`, `3月`, `4G`. */
const NO_UNIT = /^(?:st|nd|rd|th|[ap]m|uhr|[年月日号周季].*|[A-JLN-Z])$/i
const CLOCK = /^\d{1,3}(?::[0-5]\d){1,2}(?:\.\d+)?$/

const DURATION_NAME =
  /duration|elapsed|\blap|split|pace|length|run ?time|finish|took|best|record|result|dauer|durée|时长/i
const CLOCK_NAME = /\b(?:start|begin|end\b|open|clos|arriv|depart|clock|hour\b|at$|uhr|heure\b|hora\b)/i
const HOURS_NAME = /hours|hrs|work|shift|sleep|flight|h:mm|stunden|heures|horas/i

const splitParts = (text: string): [string, string][] | undefined => {
  if (text.length > LONGEST_VALUE) return undefined
  const parts = [...text.trim().matchAll(PART)]
  const isWhole = parts.map(([part]) => part).join('').length === text.trim().length
  return isWhole && parts.length > 0 ? parts.map(([, amount = '', unit = '']) => [amount, unit]) : undefined
}

/** The units of amounts such as `12 kg`, `1h 20m` or `3:41:22`. Undefined if most cells are something else. */
export function findUnits(cells: string[], name: string, position: number, decimal: Decimal): ColumnFormat | undefined {
  const clocks = cells.map((cell) => cell.trim()).filter((cell) => CLOCK.test(cell))
  if (isMostly(clocks, cells)) return isTimeOfDay(clocks, name, position) ? undefined : findDuration(clocks, name)
  const found = cells.flatMap((cell) => {
    const parts = splitParts(cell)
    return parts ? [parts] : []
  })
  if (!isMostly(found, cells)) return undefined
  const amounts = found.flatMap((parts) => parts.map(([amount]) => amount))
  const format = findNumberFormat(amounts, decimal)
  const counts = new Map<string, number>()
  for (const [, unit] of found.flat()) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const units = [...counts.keys()]
  const [main = ''] = units.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  const isSame = units.length === 1 && found.every((parts) => parts.length === 1)
  if (isSame) {
    const isName = NO_UNIT.test(main) || (main === 's' && cells.every((cell) => /^\d{3}0s$/.test(cell.trim())))
    return isName ? undefined : { ...format, unit: main, factors: new Map([[main, 1]]) }
  }
  const family = FAMILIES.find((one) => units.every((unit) => one.has(unit)))
  const goal = family?.get(main)
  if (!goal) return undefined
  const factors = new Map(units.map((unit) => [unit, (family?.get(unit)?.size ?? 1) / goal.size]))
  return { ...format, unit: goal.unit, factors, isConverted: true }
}

const sumClock = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Whether `8:30` is half past eight, and not a duration. */
function isTimeOfDay(cells: string[], name: string, position: number): boolean {
  if (DURATION_NAME.test(name) || HOURS_NAME.test(name) || cells.some((cell) => parseInt(cell) > 23)) return false
  if (CLOCK_NAME.test(name)) return true
  const isPadded = cells.every((cell) => /^\d\d:/.test(cell))
  if (cells.some((cell) => cell.split(':').length > 2))
    return isPadded && (position === 0 || cells.some((cell) => parseInt(cell) > 11))
  const isTimed = /time|zeit/i.test(name)
  if (isTimed && (isPadded || position === 0)) return true
  const times = [...new Set(cells.map(sumClock))].toSorted((a, b) => a - b)
  const step = (times[1] ?? 0) - (times[0] ?? 0)
  return times.length > 2 && times.every((time, index) => time === (times[0] ?? 0) + index * step)
}

/** Two parts are minutes and seconds, unless the name says hours. */
function findDuration(cells: string[], name: string): ColumnFormat {
  const last = HOURS_NAME.test(name) && cells.every((cell) => cell.split(':').length === 2) ? 60 : 1
  const longest = Math.max(...cells.map(sumClock)) * last
  const [unit, size] =
    longest < 120 ? (['s', 1] as const) : longest < 21_600 ? (['min', 60] as const) : (['h', 3600] as const)
  return { unit, factors: new Map([[':', last / size]]), isConverted: true }
}

/** Reads an amount with a unit, in the unit of the column. Undefined if the text is none. */
export function readAmount(text: string, { factors, decimal = '.' }: ColumnFormat): number | undefined {
  const clock = factors?.get(':')
  if (clock !== undefined) return CLOCK.test(text.trim()) ? round(sumClock(text) * clock) : undefined
  const sum = splitParts(text)?.reduce(
    (total, [amount, unit]) => total + (readNumber(amount, decimal) ?? NaN) * (factors?.get(unit) ?? NaN),
    0,
  )
  return sum === undefined || Number.isNaN(sum) ? undefined : round(sum)
}

/** The generated code rounds in the same way. */
const round = (value: number): number => Number(value.toPrecision(10))

/** A unit at the end of the name of a column, such as `Rain (mm)`, `Temperature [°C]` or `weight_kg`. */
const IN_BRACKETS = /[([]([^\s()[\]]{1,10})[)\]]$/
const UNIT =
  /[%°/³²$€£¥µ]|^(?:[cfkvwas]|in|ft|mi|[kcm]?m|[km]?g|t|lbs?|oz|[mnµ]?s|secs?|min|h|hrs?|hours?|days?|years?|[kmg]?wh?|kv|ma|usd|eur|gbp|cny|h?pa|k?pa|bar|psi|db|[kmg]?hz|[kmgt]?i?b|m?l|pp[mb]|lux|rpm|bpm|k?cal|kj|mph|kmh|kph|pct|percent|minutes|seconds)$/i
/** Single letters and short words at the end of a name can mean something else, such as `count_m` and `cash_in`. */
const SUFFIX =
  /_(kg|mg|mm|cm|km|lbs?|oz|ms|secs?|seconds|minutes|hrs?|hours|days|years|kwh?|mwh?|gb|mb|kb|pct|percent|usd|eur|gbp|mph|kmh|kph|mps|pp[mb]|h?pa|db|[mg]hz|celsius|deg|bpm|rpm|kcal|ml)$/i

export function findNameUnit(name: string): string | undefined {
  const [, bracket] = IN_BRACKETS.exec(name.trim()) ?? []
  const unit = bracket !== undefined && UNIT.test(bracket) ? bracket : SUFFIX.exec(name.trim())?.[1]
  return unit?.toLowerCase()
}
