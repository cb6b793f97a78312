import type { FeatureActivation } from '../../../core/client/feature.ts'
import { defineLazyFilter } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

const loadFilter = () => loadPart('part:src/features/changelog/client/filter.ts', () => import('./filter.ts'))

/** `<release-filter>`: the form above the releases. */
export const feature: FeatureActivation = { activate: () => defineLazyFilter('release-filter', loadFilter) }
