/** The features that demos can be filtered by, as in `?feature=slider`. */
export type ExampleFeature =
  | 'labels'
  | 'legend'
  | 'tooltip'
  | 'annotation'
  | 'reference-line'
  | 'axis-labels'
  | 'axis-title'
  | 'log-scale'
  | 'stacked'
  | 'grouped'
  | 'percent'
  | 'sorted'
  | 'negative-values'
  | 'missing-values'
  | 'slider'
  | 'scrollbar'
  | 'brush'
  | 'drill-down'
  | 'highlight'
  | 'events'
  | 'react-state'
  | 'animation'
  | 'live-data'
  | 'large-data'
  | 'pattern'
  | 'gradient'
  | 'conditional-color'
  | 'small-multiples'
  | 'theme'

/** The shapes of data, as in `?data=hierarchy`. */
export type DataShape =
  | 'one-category'
  | 'two-categories'
  | 'time'
  | 'time-series'
  | 'two-measures'
  | 'raw-values'
  | 'number-list'
  | 'single-value'
  | 'hierarchy'
  | 'flow'
  | 'sets'

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
