import type { ExampleData } from '../shared/example.ts'
import type { ExampleCard } from './read-examples.ts'

/** The data of the filters, in the order of the cards. Paths are written once, because most demos share them. */
export function createExampleData(examples: ExampleCard[]): ExampleData {
  const options = [...new Set(examples.flatMap(({ option }) => option))].toSorted()
  const indexes = new Map(options.map((path, index) => [path, index]))
  return {
    options,
    examples: examples.map(({ chart, task, feature, data, option, text }) => ({
      chart,
      task,
      feature,
      data,
      text,
      option: option.flatMap((path) => indexes.get(path) ?? []),
    })),
  }
}
