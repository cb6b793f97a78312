import type { FeatureStart } from '../../../core/client/feature.ts'
import { defineLazyElement } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

/** `<release-filter>`: the form above the releases. Its code is loaded when it is used, or for an address with a query. */
const defineReleaseFilter = () =>
  defineLazyElement(
    'release-filter',
    () => loadPart('part:src/features/changelog/client/filter.ts', () => import('./filter.ts')),
    (filter, activate) => {
      for (const event of ['pointerover', 'focusin']) filter.addEventListener(event, activate)
      if (location.search) void activate()
    },
  )

export const feature: FeatureStart = { start: defineReleaseFilter }
