import type { FeatureActivation } from '../../../core/client/feature.ts'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { defineLazyElement } from '../../../core/client/loading/lazy-element.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { observeNearViewport, waitForIdle } from '../../../core/client/browser/viewport.ts'

const NEAR = '400px'

/**
 * `<api-table>`: the options of a chart, as finished HTML with `<details>` elements. The code that loads nested
 * options, filters the table and reveals nested rows is loaded when the table is near the viewport or used.
 */
const activateTables = () =>
  defineLazyElement(
    'api-table',
    () => loadPart('part:src/features/api-tables/client/live-table.ts', () => import('./live-table.ts')),
    (table, activate, signal) => {
      /** Activates the table if the row in the address is collapsed or not loaded yet. */
      const checkHash = () => {
        const id = decodeHash(location.hash)
        if (id && document.getElementById(id)?.closest('details:not([open])') !== null) void activate()
      }
      table.addEventListener('toggle', activate, true)
      addEventListener('hashchange', checkHash, { signal })
      signal.addEventListener(
        'abort',
        // not while the page is being scrolled, because buttons in all rows take longer than a frame
        observeNearViewport(table, NEAR, (near) => near && void waitForIdle().then(activate)),
      )
      checkHash()
    },
  )

export const feature: FeatureActivation = { activate: activateTables }
