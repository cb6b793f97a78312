import { createRoot } from 'react-dom/client'
import type { FeatureStart } from '../../../core/client/feature.ts'
import { asChunkError } from '../../../core/client/loading/chunk-load-error.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { Failure } from '../../../core/client/shell/states.tsx'
import type { DemoInfo, StandaloneData } from '../shared/demo-files.ts'
import { LiveDemo } from './live-demo.ts'

export const feature: FeatureStart = {
  start: () => customElements.define('live-demo', LiveDemo),
  renderSpecialPage(data, root) {
    const { demo } = data as Partial<StandaloneData>
    if (demo) void showStandalone(root, demo)
    return demo !== undefined
  },
}

/** Shows one demo alone, or a message if its script cannot be loaded. */
async function showStandalone(container: HTMLElement, demo: DemoInfo): Promise<void> {
  try {
    const { mountStandalone } = await loadPart(
      'part:src/features/demos/client/standalone/mount-standalone.tsx',
      () => import('./standalone/mount-standalone.tsx'),
    )
    mountStandalone(container, demo)
  } catch (error) {
    if (await reloadIfOutdated(error)) return
    createRoot(container).render(<Failure error={asChunkError(error, location.href)} />)
  }
}
