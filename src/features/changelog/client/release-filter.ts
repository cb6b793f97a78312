import type { FeatureStart } from '../../../core/client/feature.ts'
import { defineLazyFilter } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

/** `<release-filter>`: the form above the releases. */
const defineReleaseFilter = () =>
  defineLazyFilter('release-filter', () =>
    loadPart('part:src/features/changelog/client/filter.ts', () => import('./filter.ts')),
  )

export const feature: FeatureStart = { start: defineReleaseFilter }
