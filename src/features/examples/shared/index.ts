export type { Example } from './example.ts'
export { EMPTY, filterExamples, listRemovable, type Selection } from './filters.ts'
export { exampleTexts } from './texts/index.ts'
