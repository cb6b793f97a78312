import { getFacts, splitColumnName, isSmallGroup } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import type { Total } from './totals.ts'

/** Measures that are probably what the table is about. */
const MAIN =
  /amount|sales|revenue|total|value|count|price|profit|population|people|number|quantity|cost|yield|deaths|births|score|gross|rate|temperature|销售|金额|数量|人口/i
const TOTAL = /\b(?:total|overall|all|sum)\b/i
const REST = /\b(?:others?|misc|rest)\b/i
/** How often something was measured. */
const SAMPLES = /^n$|\bruns?\b|\biterations\b|\bsamples?\b|sampled|\brounds\b/i
const RANK = /\brank(?:ing)?\b|\brang\b|\bplatz\b|\bposition\b|排名/i

/** How precise another measure is. */
const ERROR =
  /\bci\b|\blower\b|\bupper\b|\b(?:std|stdev|stddev|sd|sem|stderr|stdabw|moe)\b|\bstd ?(?:dev|err)|±|\berror$|\bmargin$|margin of error|deviation|\bvariance\b/i
const BOUND = /\b(?:min|max|low|high|minimum|maximum|lowest|highest)\b/i
const MIDDLE = /\b(?:mean|avg|average|median|estimate|mittel(?:wert)?|moyenne|media)\b/i

/** The measures with the most important first. Bounds and errors of others are left out. */
export function pickMeasures(numbers: DataColumn[], rowCount: number): DataColumn[] {
  const hasMiddle = numbers.some(({ name }) => MIDDLE.test(splitColumnName(name)))
  const isBound = ({ name }: DataColumn) => {
    const words = splitColumnName(name)
    return ERROR.test(words) || RANK.test(words) || (hasMiddle && BOUND.test(words) && !MIDDLE.test(words))
  }
  const own = numbers.filter((column) => !isBound(column))
  const measures = own.length > 0 ? own : numbers
  const ratio = findRatio(measures, rowCount)
  return measures.toSorted((a, b) => Number(b === ratio) - Number(a === ratio) || rankMeasure(b) - rankMeasure(a))
}

function rankMeasure(column: DataColumn): number {
  const words = splitColumnName(column.name)
  return (
    (MAIN.test(words) ? 1 : 0) +
    (TOTAL.test(words) ? 0.5 : 0) +
    (MIDDLE.test(words) ? 0.5 : 0) -
    (SAMPLES.test(words) ? 1 : 0) -
    (REST.test(words) ? 1.5 : 0) -
    (isSmallGroup(column) ? 2 : 0) -
    (getFacts(column).different < 2 ? 4 : 0)
  )
}

const MOST_ROWS = 200

/** A share that is the ratio of two counts, such as a conversion rate. It is the result of the table. */
function findRatio(measures: DataColumn[], rowCount: number): DataColumn | undefined {
  if (measures.length < 3 || measures.length > 12 || rowCount < 2) return undefined
  const rows = Array.from({ length: Math.min(rowCount, MOST_ROWS) }, (_, row) => row)
  const isRatio = (result: DataColumn, part: DataColumn, whole: DataColumn, factor: number) =>
    rows.every((row) => {
      const [value, one, all] = [result, part, whole].map(({ values }) => Number(values[row]))
      const expected = (factor * Number(one)) / Number(all)
      return Number.isNaN(expected) || Math.abs(Number(value) - expected) <= Math.abs(expected) * 0.01
    })
  return measures.find((result) => {
    const { min, max, isInteger, different } = getFacts(result)
    if (isInteger || different < 2 || min < 0 || max > 100) return false
    const others = measures.filter((column) => column !== result && getFacts(column).isInteger)
    return others.some((part) =>
      others.some(
        (whole) =>
          whole !== part &&
          getFacts(whole).size > getFacts(part).size &&
          (isRatio(result, part, whole, 1) || isRatio(result, part, whole, 100)),
      ),
    )
  })
}

/** Measures that are the background of the others, such as the people among whom cases are counted. */
const BACKGROUND = /population|people|total|number|count/i

/** The measure that a table over time is about: one with a typical name, or one of the most that share an axis. */
export function findMain(measures: DataColumn[]): DataColumn | undefined {
  const [first] = measures
  const words = splitColumnName(first?.name ?? '')
  if (!first || measures.length > 6 || (MAIN.test(words) && !BACKGROUND.test(words))) return first
  const related = measures.find((column) => measures.some((other) => isRelated(column, other)))
  if (related) return related
  const countLike = (column: DataColumn) =>
    measures.filter((other) => isLike(column, other, 10) && getFacts(column).isAdditive === getFacts(other).isAdditive)
      .length
  return measures.reduce((best, column) => (countLike(column) > countLike(best) ? column : best))
}

const isRelated = (column: DataColumn, other: DataColumn): boolean =>
  other !== column && isLike(column, other, 10) && hasCommonWord(column, other)

/** Measures of a similar size that can share an axis. If most names have a word in common, only those. */
function findLike(measures: DataColumn[], main: DataColumn, most: number, factor = 10): DataColumn[] {
  const like = new Set([main])
  // the nearest ones first, so that a scale of answers from few to many stays together
  for (const column of measures.toSorted((a, b) => getDistance(a, main) - getDistance(b, main)))
    if (isLike(column, main, 10) && [...like].some((other) => isLike(column, other, factor))) like.add(column)
  const others = measures.filter((column) => column !== main && like.has(column))
  const related = others.filter((column) => hasCommonWord(column, main))
  return [main, ...(related.length > others.length / 2 ? related : others)].slice(0, most)
}

/** Measures that can be drawn next to each other: the parts of a total, or those of a similar size. */
export function findParts(
  measures: DataColumn[],
  main: DataColumn,
  total: Total | undefined,
  ...limits: [most: number, factor?: number]
): DataColumn[] {
  if (total?.parts) return total.parts.slice(0, 12)
  const others = measures.filter((column) => column !== total?.total)
  return findLike(others, others.includes(main) ? main : (others[0] ?? main), ...limits)
}

const getDistance = (a: DataColumn, b: DataColumn): number =>
  Math.abs(Math.log(getFacts(a).size) - Math.log(getFacts(b).size)) || 0

function isLike(a: DataColumn, b: DataColumn, factor: number): boolean {
  if (getFacts(a).unit !== getFacts(b).unit) return false
  const [small = 0, large = 0] = [getFacts(a).size, getFacts(b).size].toSorted((one, other) => one - other)
  return small > 0 && large / small < factor
}

const getWords = ({ name }: DataColumn): string[] =>
  splitColumnName(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

export const hasCommonWord = (a: DataColumn, b: DataColumn): boolean =>
  getWords(a).some((word) => getWords(b).includes(word))

/** Whether many rows have several points from 0 to 100, as in an exam. They are a sample rather than a ranking. */
export const areScores = (measures: DataColumn[], rowCount: number): boolean =>
  rowCount >= 30 &&
  measures.length > 1 &&
  measures.every((column) => getFacts(column).min >= 0 && getFacts(column).max <= 100 && getFacts(column).max > 5) &&
  measures.every((column) => isLike(column, measures[0] ?? column, 4))
