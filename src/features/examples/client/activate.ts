import type { FeatureActivation } from '../../../core/client/feature.ts'
import { defineLazyFilter } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

const loadFilter = () => loadPart('part:src/features/examples/client/filter.ts', () => import('./filter.ts'))

/** `<example-list>`: pictures of all demos, below a form that filters them. */
export const feature: FeatureActivation = { activate: () => defineLazyFilter('example-list', loadFilter) }
