import { createRoot } from 'react-dom/client'
import { asChunkError } from '../../../core/client/loading/chunk-load-error.ts'
import { healMissing } from '../../../core/client/loading/deployment.ts'
import { loadModule } from '../../../core/client/loading/load-part.ts'
import { Failure } from '../../../core/client/shell/failure.tsx'

/** One demo alone; where what draws it does not come, the page says so. */
export async function showStandalone(container: HTMLElement, id: string): Promise<void> {
  try {
    const { mountStandalone } = await loadModule(() => import('./live/standalone.tsx'))
    mountStandalone(container, id)
  } catch (error) {
    if (await healMissing(error)) return
    // what waits for the demo is hidden without it
    container.className = 'standalone'
    createRoot(container).render(<Failure error={asChunkError(error, location.href)} />)
  }
}
