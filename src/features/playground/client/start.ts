import type { FeatureStart } from '../../../core/client/feature.ts'
import { defineLazyElement } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

/** `<demo-playground>`: the editor as a page of its own. */
export const feature: FeatureStart = {
  start: () =>
    defineLazyElement(
      'demo-playground',
      () => loadPart('part:src/features/playground/client/page/activate.tsx', () => import('./page/activate.tsx')),
      (_, activate) => void activate(),
    ),
}
