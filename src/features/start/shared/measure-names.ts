import { getFacts, isSmallGroup, splitWords } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'

/** Measures that are probably what the table is about. */
export const MAIN =
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
  const hasMiddle = numbers.some(({ name }) => MIDDLE.test(splitWords(name)))
  const isBound = ({ name }: DataColumn) => {
    const words = splitWords(name)
    return ERROR.test(words) || RANK.test(words) || (hasMiddle && BOUND.test(words) && !MIDDLE.test(words))
  }
  const own = numbers.filter((column) => !isBound(column))
  const measures = own.length > 0 ? own : numbers
  const ratio = findRatio(measures, rowCount)
  return measures.toSorted((a, b) => Number(b === ratio) - Number(a === ratio) || rankMeasure(b) - rankMeasure(a))
}

function rankMeasure(column: DataColumn): number {
  const words = splitWords(column.name)
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
