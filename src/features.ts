import type { Feature } from './core/node/feature.ts'
import { apiTables } from './features/api-tables/node/index.ts'
import { changelog } from './features/changelog/node/index.ts'
import { demos } from './features/demos/node/index.ts'
import { examples } from './features/examples/node/index.ts'
import { chartIndex } from './features/chart-index/node/index.ts'
import { licenses } from './features/licenses/node/index.ts'
import { machineReadable } from './features/machine-readable/node/index.ts'
import { playground } from './features/playground/node/index.ts'
import { search } from './features/search/node/index.ts'
import { start } from './features/start/node/index.ts'
import { upgrade } from './features/upgrade/node/index.ts'

export const features: Feature[] = [
  demos,
  apiTables,
  changelog,
  upgrade,
  examples,
  chartIndex,
  licenses,
  search,
  playground,
  start,
  machineReadable,
]
