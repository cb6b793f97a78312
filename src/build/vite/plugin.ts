import type { Plugin } from 'vite'
import type { SiteConfig } from '../../shared/site.ts'
import { buildSite } from './build-site.ts'
import { serveContent } from './dev-server.ts'
import { themedBase } from './themed-base.ts'
import { virtualModules } from './virtual-modules.ts'

/** Everything the site adds to Vite. */
export function documentation(root: string, config: SiteConfig): Plugin[] {
  return [virtualModules(root, config), themedBase(root), serveContent(root, config), buildSite(root, config)]
}
