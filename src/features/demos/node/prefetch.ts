import type { Manifest } from 'vite'
import type { Site } from '../../../core/node/feature.ts'
import { collectFiles } from '../../../core/node/prerender/assets.ts'
import type { PageData } from '../../../core/shared/page.ts'
import { listDemos } from './demo-directives.ts'
import { CHART_DEMOS } from './demo-modules.ts'
import type { Demo } from './read-demos.ts'

const CARD = 'src/features/demos/client/mount.ts'
const DEMO = /^demos\/([^/]+)\/[^/]+\.tsx$/

/**
 * The files that draw the first demo of a page that documents a component. The browser would find them in five steps,
 * each of which waits for the one before.
 */
export function findPrefetch(
  { route, component }: PageData,
  { pages }: Site,
  demos: Map<string, Demo>,
  manifest: Manifest,
): string[] | undefined {
  const [main] = pages.get(route) ?? []
  const [id = ''] = component && main ? listDemos(main.tree) : []
  const { file = '' } = demos.get(id) ?? {}
  const chart = DEMO.exec(file)?.[1]
  return chart && manifest[file] ? collectFiles(manifest, [CARD, `${CHART_DEMOS}${chart}`, file]) : undefined
}
