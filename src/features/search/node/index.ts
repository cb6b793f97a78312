import type { BuildInfo, Feature, Site } from '../../../core/node/feature.ts'
import { createSearchFile, createSearchIndex } from './search-index.ts'

/** During development the index is created when it is asked for, so that an edit does not wait for it. */
const DEVELOPMENT_ADDRESS = '/search/index.dev.json'

/** Full-text search over pages, and over what other features add. */
export const search: Feature = {
  name: 'search',
  client: { ui: 'src/features/search/client/search-box.tsx', start: 'src/features/search/client/start.ts' },
  queryKeys: ['q'],
  hosting: { hashedFolders: ['search'] },
  read: () => CONTENT,
}

const files = new WeakMap<Site, ReturnType<typeof createSearchFile>>()

function getFile(site: Site, { mode }: BuildInfo): { address: string; content: () => string } {
  if (mode === 'development') {
    return { address: DEVELOPMENT_ADDRESS, content: () => JSON.stringify(createSearchIndex(site)) }
  }
  const file = files.get(site) ?? createSearchFile(site)
  files.set(site, file)
  return { address: file.address, content: () => file.text }
}

/** One object for all runs: it reads nothing of its own. */
const CONTENT = {
  document: (_page: unknown, site: Site, build: BuildInfo) => ({ data: { search: getFile(site, build).address } }),
  outputFiles: (site: Site, build: BuildInfo) => [getFile(site, build)],
}
