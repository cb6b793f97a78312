export type { Example } from './filters.ts'
export { EMPTY, filterExamples, listRemovable, type Selection } from './filters.ts'
export { exampleTexts } from './texts/index.ts'
