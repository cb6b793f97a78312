import type { BuildInfo, Feature, Site } from '../../../core/node/feature.ts'
import { createSearchFile, createSearchIndex } from './search-index.ts'

/** In development, the index is created on request to keep edits fast. */
const DEVELOPMENT_ADDRESS = '/search/index.dev.json'

/** Full-text search over pages and the entries of other features. */
export const search: Feature = {
  name: 'search',
  client: {
    ui: 'src/features/search/client/search-box.tsx',
    start: 'src/features/search/client/start.ts',
    notFound: 'src/features/search/client/not-found.tsx',
  },
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

/** The same object for every run because the feature reads no files. */
const CONTENT = {
  document: (_page: unknown, site: Site, build: BuildInfo) => ({ data: { search: getFile(site, build).address } }),
  outputFiles: (site: Site, build: BuildInfo) => [getFile(site, build)],
}
