import type { Plugin } from 'vite'
import type { SiteConfig } from '../../shared/site.ts'
import type { Feature } from '../feature.ts'
import { buildSite } from './build-site.ts'
import { createContentSource } from './content-source.ts'
import { serveContent } from './dev-server.ts'
import { partAddresses } from './part-addresses.ts'
import { virtualModules } from './virtual-modules.ts'

/** Everything that the docs engine and its features add to Vite. */
export function documentation(root: string, config: SiteConfig, features: Feature[]): Plugin[] {
  const source = createContentSource(root, config, features)
  return [
    virtualModules(source, features),
    partAddresses(root),
    ...features.flatMap((feature) => feature.plugins?.(root) ?? []),
    serveContent(root, source, features),
    buildSite(root, source, features),
  ]
}
