import type { FeatureStart } from '../../../core/client/feature.ts'
import { defineLazyElement } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'

const load = async () => {
  const { loadPage } = await loadPart(
    'part:src/features/playground/client/page/load-page.ts',
    () => import('./page/load-page.ts'),
  )
  return loadPage(loadPart)
}

/** `<demo-playground>`: the editor as a page of its own. */
export const feature: FeatureStart = {
  start: () => defineLazyElement('demo-playground', load, (_, activate) => void activate()),
}
