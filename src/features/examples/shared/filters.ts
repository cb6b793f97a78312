import type { exampleTexts } from './texts/index.ts'

/** `slider` for a text with the key `feature.slider`. */
type IdOf<Key, Prefix extends string> = Key extends `${Prefix}.${infer Id}` ? Id : never

/** The features that demos can be filtered by, as in `?feature=slider`. */
export type ExampleFeature = IdOf<keyof typeof exampleTexts, 'feature'>

/** The shapes of data, as in `?data=hierarchy`. */
export type DataShape = IdOf<keyof typeof exampleTexts, 'data'>

/** A demo, reduced to what the filters compare. */
export interface Example {
  /** `line` */
  chart: string
  /** The id of its group in the side menu. */
  task: string
  feature: string[]
  data: string
  /** Paths such as `xAxis.label.formatter`. */
  option: string[]
  /** Its title, description and keywords in lowercase. */
  text: string
}

/** The examples for the browser. Options are indexes of `options`. */
export interface ExampleData {
  options: string[]
  examples: (Omit<Example, 'option'> & { option: number[] })[]
}

/** The filters, which are also the keys of the address. */
export const FILTERS = ['text', 'chart', 'task', 'feature', 'data', 'option'] as const
export type Filter = (typeof FILTERS)[number]

/** The choice of a visitor. An empty text is no choice. */
export type Selection = Record<Filter, string>

export const EMPTY: Selection = { text: '', chart: '', task: '', feature: '', data: '', option: '' }

export const parseQuery = (query: URLSearchParams): Selection =>
  Object.fromEntries(FILTERS.map((filter) => [filter, query.get(filter)?.trim() ?? ''])) as Selection

export const listActive = (selection: Selection): Filter[] => FILTERS.filter((filter) => selection[filter] !== '')

/** The examples that match all filters. `ignored` is left out, to count what its other values would give. */
export function filterExamples(examples: Example[], selection: Selection, ignored?: Filter): Example[] {
  const active = listActive(selection).filter((filter) => filter !== ignored)
  const option = selection.option.toLowerCase()
  const isPath = examples.some((example) => example.option.some((path) => path.toLowerCase() === option))
  const words = selection.text.toLowerCase().split(/\s+/)
  const tests: Record<Filter, (example: Example) => boolean> = {
    chart: ({ chart }) => chart === selection.chart,
    task: ({ task }) => task === selection.task,
    data: ({ data }) => data === selection.data,
    feature: ({ feature }) => feature.includes(selection.feature),
    // a part of a path finds all paths that contain it
    option: (example) =>
      example.option.some((path) => (isPath ? path.toLowerCase() === option : path.toLowerCase().includes(option))),
    text: ({ text }) => words.every((word) => text.includes(word)),
  }
  return examples.filter((example) => active.every((filter) => tests[filter](example)))
}

/** How many examples each value of a filter gives together with the other filters. */
export function countValues(
  examples: Example[],
  selection: Selection,
  filter: Exclude<Filter, 'text'>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const example of filterExamples(examples, selection, filter))
    for (const value of [example[filter]].flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** If nothing matches: the filters that can be removed, and how many examples that gives. */
export const listRemovable = (examples: Example[], selection: Selection): { filter: Filter; count: number }[] =>
  listActive(selection)
    .map((filter) => ({ filter, count: filterExamples(examples, selection, filter).length }))
    .filter(({ count }) => count > 0)
