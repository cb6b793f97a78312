import type { FeatureStart } from '../../../core/client/feature.ts'
import { defineLazyFilter } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

/** `<example-gallery>`: pictures of all demos, below a form that filters them. */
const defineGallery = () =>
  defineLazyFilter('example-gallery', () =>
    loadPart('part:src/features/examples/client/filter.ts', () => import('./filter.ts')),
  )

export const feature: FeatureStart = { start: defineGallery }
