import { createRoot } from 'react-dom/client'
import { asChunkError } from '../app/chunk-load-error.ts'
import { healMissing } from '../app/deployment.ts'
import { loadModule } from '../app/load-part.ts'
import { Failure } from '../shell/failure.tsx'

/** One demo alone; where what draws it does not come, the page says so. */
export async function showStandalone(container: HTMLElement, id: string): Promise<void> {
  try {
    const { mountStandalone } = await loadModule(() => import('./standalone.tsx'))
    mountStandalone(container, id)
  } catch (error) {
    if (await healMissing(error)) return
    // what waits for the demo is hidden without it
    container.className = 'standalone'
    createRoot(container).render(<Failure error={asChunkError(error, location.href)} />)
  }
}
