import { createRoot } from 'react-dom/client'
import type { FeatureStart } from '../../../core/client/feature.ts'
import { asChunkError } from '../../../core/client/loading/chunk-load-error.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { Failure } from '../../../core/client/shell/states.tsx'
import { parseDemoRoute } from '../shared/demo-route.ts'
import { LiveDemo } from './live-demo.ts'

export const feature: FeatureStart = {
  start: () => customElements.define('live-demo', LiveDemo),
  renderRoute(pathname, root) {
    const id = parseDemoRoute(pathname)
    if (id !== undefined) void showStandalone(root, id)
    return id !== undefined
  },
}

/** Shows one demo alone, or a message if its script cannot be loaded. */
async function showStandalone(container: HTMLElement, id: string): Promise<void> {
  try {
    const { mountStandalone } = await loadPart(
      'part:src/features/demos/client/standalone/mount-standalone.tsx',
      () => import('./standalone/mount-standalone.tsx'),
    )
    await mountStandalone(container, id)
  } catch (error) {
    if (await reloadIfOutdated(error)) return
    // without this class, the stylesheet hides the container
    container.className = 'standalone'
    createRoot(container).render(<Failure error={asChunkError(error, location.href)} />)
  }
}
