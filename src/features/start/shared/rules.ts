import type { Mapping } from './plan.ts'
import type { DataColumn } from './data-table.ts'
import { getFacts } from './column-facts.ts'
import { findCycle } from './find-cycle.ts'
import { findScale } from './orders.ts'
import type { StartText } from './texts/index.ts'
import { findNamed, type TableView } from './table-view.ts'

/** A chart that a rule suggests. */
export interface Candidate {
  chart: string
  score: number
  mapping: Mapping
  /** Why it fits: the text `start.reason.…` and its values. */
  reason: StartText
  values?: Record<string, string | number>
}

type Reason = StartText extends infer Text ? (Text extends `start.reason.${infer Name}` ? Name : never) : never

/** A candidate. The names of the chart and of the reason are without `Chart` and `start.reason.`. */
export const suggestChart = (
  chart: string,
  score: number,
  mapping: Mapping,
  reason: Reason,
  values?: Candidate['values'],
): Candidate => ({ chart: `${chart}Chart`, score, mapping, reason: `start.reason.${reason}`, values })

/** Shapes of data that the names of the columns give away. */
export function suggestByName(view: TableView): Candidate[] {
  return [
    ...suggestStock(view),
    ...suggestLinks(view),
    ...suggestTree(view),
    ...suggestParts(view),
    ...suggestPairs(view),
    ...suggestSquare(view),
  ]
}

/** Open, high, low and close, in the languages of common sources of prices. */
const PRICES = [
  /\bopen|^o$|^er[öo]ffn|\bouv|\bapertura|开盘/i,
  /\bhigh|^h$|\bhoch|\bhaut\b|\bm[aá]x|最高/i,
  /\blow|^l$|\btief|\bbas\b|\bm[ií]n|最低/i,
  /\bclose|\blast\b|^c$|\bschlu(?:ss|ß)|\bzuletzt|\bcl[oô]ture|\bdernier|\bcierre|^[uú]ltimo|收盘/i,
]

function suggestStock({ measures, times }: TableView): Candidate[] {
  const [x] = times
  // the price that was adjusted later can be outside of the range of the day
  const prices = measures.filter(({ name }) => !/\badj/i.test(name))
  const found = PRICES.map((name) => findNamed(prices, name) ?? findNamed(measures, name))
  const [named, high, low, close = measures.find(({ name }) => /^price$/i.test(name))] = found
  if (!x || !high || !low || !close) return []
  // the open price has many names, but it is the only other amount between the low and the high price
  const isBetween = (column: DataColumn) => isInRange(low, column, high)
  const open = named ?? prices.find((column) => ![high, low, close].includes(column) && isBetween(column))
  if (!open || !isBetween(open) || !isBetween(close)) return []
  const mapping = { x: x.name, open: open.name, close: close.name, high: high.name, low: low.name }
  return [suggestChart('Stock', 100, mapping, 'stock'), suggestChart('Line', 93, { x: x.name, y: close.name }, 'close')]
}

/** Whether nearly all values are between those of two columns. */
function isInRange(low: DataColumn, { values }: DataColumn, high: DataColumn): boolean {
  const isBetween = (value: unknown, row: number) =>
    value === null || (Number(low.values[row]) <= Number(value) && Number(value) <= Number(high.values[row]))
  return values.filter(isBetween).length >= values.length * 0.95
}

/** The number of nodes and links that a flow diagram can show. */
const MOST_NODES = 25
const MOST_LINKS = 60

function suggestLinks({ columns, measures, table }: TableView): Candidate[] {
  const names = columns.filter(({ kind }) => kind !== 'time')
  const source = findNamed(names, /^(?:source|from|origin|start|sender|来源|源)(?: [a-z]+)?$/i)
  const target = findNamed(names, /^(?:target|to|destination|dest|end|receiver|目标)(?: [a-z]+)?$/i)
  if (!source || !target || source.kind === 'number') return []
  const measure = measures.find((column) => column !== source && column !== target)
  const mapping: Mapping = { source: source.name, target: target.name, ...(measure && { value: measure.name }) }
  const members = new Set(source.values)
  const shared = new Set(target.values.filter((value) => members.has(value))).size
  const nodes = new Set([...source.values, ...target.values]).size
  const values = { source: source.name, target: target.name }
  // links without a cycle have a direction, which a chord diagram does not show
  const isMutual = shared > nodes / 2 && findCycle(source, target) !== undefined
  const isLarge = nodes > MOST_NODES || table.rowCount > MOST_LINKS
  const penalty = isLarge ? 20 : 0
  const axes: Mapping = { x: source.name, ...(measure && { y: measure.name }) }
  const bars = suggestChart('Bar', 90, axes, 'bar-many', { x: source.name })
  return [
    ...(isLarge ? [bars] : []),
    suggestChart('Sankey', (isMutual ? 88 : 97) - penalty, mapping, 'links', values),
    suggestChart('Chord', (isMutual ? 96 : 80) - penalty, mapping, isMutual ? 'mutual' : 'links', values),
  ]
}

function suggestTree({ columns, measures, table }: TableView): Candidate[] {
  const parent = findNamed(columns, /^parent\b|\bparent(?: id| name)?$|^manager\b|父/i)
  if (!parent) return []
  const parents = new Set(parent.values.filter((value) => value !== null).map(String))
  const isKey = (column: DataColumn) => {
    const keys = new Set(column.texts.map((text) => text.trim()))
    return (
      column !== parent &&
      keys.size === table.rowCount &&
      [...parents].filter((key) => keys.has(key)).length >= parents.size * 0.8
    )
  }
  const id = columns.find(isKey)
  if (!id) return []
  const labels = columns.filter((column) => column !== id && column !== parent && column.kind !== 'number')
  const label = labels.find(({ kind }) => kind === 'category') ?? labels[0]
  const measure = measures.find((column) => column !== id && column !== parent)
  const mapping: Mapping = {
    name: (label ?? id).name,
    parent: parent.name,
    id: id.name,
    ...(measure && { value: measure.name }),
  }
  const values = { parent: parent.name }
  const isLarge = table.rowCount > 120
  return [
    suggestChart('Treemap', isLarge ? 97 : 94, mapping, 'tree', values),
    suggestChart('Sunburst', isLarge ? 93 : 96, mapping, 'tree', values),
    suggestChart('CirclePacking', 92, mapping, 'tree', values),
  ]
}

const SET_NAME = /^sets?$|^combination$|^overlap$/i

function suggestParts({ columns, categories, measures, names, table }: TableView): Candidate[] {
  const [measure] = measures
  const found: Candidate[] = []
  const stage = findNamed(columns, /\bstages?$|\bstep$|^phase|funnel|阶段|步骤/i)
  if (stage && measure && getFacts(stage).different === table.rowCount && table.rowCount >= 3 && table.rowCount <= 12) {
    const isFalling = measure.values.every(
      (value, row) => row === 0 || Number(value) <= Number(measure.values[row - 1]),
    )
    const mapping = { name: stage.name, value: measure.name }
    if (isFalling)
      found.push(suggestChart('Funnel', 96, mapping, 'funnel', { measure: measure.name, name: stage.name }))
  }
  const word = findNamed(
    categories,
    /^(?:word|term|tag|keyword|token|hashtag|text|lemma|wort|wörter|begriff|mot|palabra)s?$|词$|标签$/i,
  )
  if (word && getFacts(word).different >= 10) {
    const mapping: Mapping = { name: word.name, ...(measure && { value: measure.name }) }
    found.push(suggestChart('WordCloud', 95, mapping, 'words', { name: word.name }))
  }
  const sets = findNamed(columns, SET_NAME)
  if (sets && measure && names && sets.texts.some((text) => /[&,;+∩]/.test(text.slice(0, 200)))) {
    const mapping = { sets: sets.name, value: measure.name }
    found.push(suggestChart('Venn', 96, mapping, 'sets', { name: sets.name }))
  }
  return found
}

const OPPOSITES: [RegExp, RegExp][] = [
  [
    /\b(?:males?|men|boys|männer|hommes|hombres)\b|^m$|男/i,
    /\b(?:females?|women|girls|frauen|femmes|mujeres)\b|^f$|女/i,
  ],
  [/\bimports?\b|进口/i, /\bexports?\b|出口/i],
  [/^(?:for|yes|agree|support)$/i, /^(?:against|no|disagree|oppose)$/i],
  [/\b(?:income|revenue|inflow|in|gains?)$/i, /\b(?:expenses?|spending|outflow|out|losses|loss)$/i],
  [/^(?:wins?|won)$/i, /^(?:losses|lost)$/i],
  [/^arrivals$|^births$/i, /^departures$|^deaths$/i],
  [/^before$/i, /^after$/i],
]

/** Two opposed measures, or a measure and its target. */
function suggestPairs({ measures, categories, times, table }: TableView): Candidate[] {
  const found: Candidate[] = []
  const names = categories.find((column) => getFacts(column).different === table.rowCount)
  if (!names || times.length > 0 || findScale(measures.map(({ name }) => name))) return found
  for (const [one, other] of OPPOSITES) {
    const sides = new Set([findNamed(measures, one), findNamed(measures, other)])
    const [left, right] = table.columns.filter((column) => sides.has(column))
    if (!left || !right) continue
    const mapping = { x: names.name, left: left.name, right: right.name }
    found.push(suggestChart('BidirectionalBar', 92, mapping, 'opposed', { left: left.name, right: right.name }))
    break
  }
  const goal = findNamed(
    measures,
    /\b(?:target|goal|plan|planned|budget|quota|forecast|expected|soll|ziel|objectif|objetivo|meta)\b|目标|计划/i,
  )
  const measure =
    findNamed(measures, /\b(?:actual|achieved|result|spent|sold|ist|réel|réalisé|real)\b|实际/i) ??
    measures.find((column) => column !== goal)
  if (goal && measure && measure !== goal && table.rowCount <= 12) {
    const mapping = { name: names.name, measure: measure.name, goal: goal.name }
    found.push(suggestChart('Bullet', 91, mapping, 'goal', { measure: measure.name, goal: goal.name }))
  }
  return found
}

/** A matrix with the same names for its rows and columns, such as correlations or trade between countries. */
function suggestSquare({ names, table }: TableView): Candidate[] {
  const members = new Set(names?.values)
  const cells = table.columns.filter(({ name, kind }) => kind === 'number' && members.has(name)).map(({ name }) => name)
  if (!names || cells.length < 3 || cells.length < members.size - 1) return []
  return [suggestChart('Heatmap', 97, { rows: names.name, value: cells }, 'square')]
}
