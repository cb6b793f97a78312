import type { BuildInfo, Feature, FeatureContent, OutputFile, Site } from '../../../core/node/feature.ts'
import { readText } from '../../../core/node/files/problems.ts'
import { getTextsAddress } from '../shared/search-index.ts'
import type { SearchWords } from '../shared/search.ts'
import { packText } from './pack-text.ts'
import { createSearchFiles, createSearchIndex, writeIndex, type SearchFiles } from './search-index.ts'
import { readSearchWords, SEARCH_WORDS } from './search-words.ts'

/** Full-text search over pages and the entries of other features. */
export const search: Feature = {
  name: 'search',
  client: {
    ui: 'src/features/search/client/search-box.tsx',
    activate: 'src/features/search/client/activate.ts',
    notFound: 'src/features/search/client/not-found.tsx',
  },
  queryKeys: ['q'],
  sources: [
    { folder: 'content', isRead: (file) => file === SEARCH_WORDS, advice: `search words are in ${SEARCH_WORDS}` },
  ],
  hosting: { hashedFolders: ['search'] },
  read: ({ root, cache }) =>
    cache.getOrCreate('search', [JSON.stringify(readText(root, SEARCH_WORDS))], () => {
      const { words, problems } = readSearchWords(root)
      return { problems, ...createContent(words) }
    }),
}

/** In development, the index is created on request to keep edits fast. */
const getDevelopmentAddress = ({ locale: { id } }: Site): string => `/search/index.${id}.dev.bin`

function createContent(words: SearchWords): FeatureContent {
  const built = new WeakMap<Site, SearchFiles>()
  const getFiles = (site: Site, { pages }: BuildInfo): SearchFiles => {
    const files = built.get(site) ?? createSearchFiles(createSearchIndex(site, words, pages?.get(site)))
    built.set(site, files)
    return files
  }
  return {
    document: (_page, site, build) => ({
      data: { search: build.mode === 'development' ? getDevelopmentAddress(site) : getFiles(site, build).address },
    }),
    outputFiles: (site, build): OutputFile[] => {
      if (build.mode === 'development') {
        const address = getDevelopmentAddress(site)
        const create = () => writeIndex(createSearchIndex(site, words))
        return [
          { address, content: () => packText(create().names) },
          { address: getTextsAddress(address), content: () => packText(create().texts) },
        ]
      }
      const { address, names, textsAddress, texts } = getFiles(site, build)
      return [
        { address, content: () => names },
        { address: textsAddress, content: () => texts },
      ]
    },
  }
}
