import type { Plugin } from 'vite'
import type { Feature } from '../feature.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { buildSite } from './build-site.ts'
import { contentSource } from './content-source.ts'
import { serveContent } from './dev-server.ts'
import { themedBase } from '../../../library/node/themed-base.ts'
import { virtualModules } from './virtual-modules.ts'

/** Everything the site adds to Vite. */
export function documentation(root: string, config: SiteConfig, features: Feature[]): Plugin[] {
  const source = contentSource(root, config)
  return [virtualModules(source, features), themedBase(root), serveContent(root, source), buildSite(root, source)]
}
