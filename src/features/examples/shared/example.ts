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
