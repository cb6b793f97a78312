import { uniqBy } from 'es-toolkit'
import { z } from 'zod'
import { oncePer } from '../../../src/core/shared/once-per.ts'
import {
  expandIndex,
  generateMetadata,
  searchEntries,
  type HighlightedPart,
  type Metadata,
  type SearchHit,
} from '../../../src/features/search/shared/index.ts'
import type { Data } from '../data.ts'
import { defineTool, formatLine } from './tool.ts'

const MAX_HITS = 20
const KINDS = ['chart', 'demo', 'option', 'guide', 'changelog'] as const

const getMetadata = oncePer(({ search: { index, texts } }: Data) => generateMetadata(expandIndex(index, texts)))

const join = (parts: HighlightedPart[]): string => formatLine(parts.map(({ text }) => text).join(''))

/** The same section can be in the group of best matches and in its own. */
function listHits(metadata: Metadata, keywords: string): { hits: SearchHit[]; corrected?: string } {
  const groups = searchEntries(metadata, { keywords })
  const hits = uniqBy(
    groups.flatMap(({ hints }) => hints),
    ({ link }) => link,
  )
  return { hits, corrected: groups[0]?.corrected }
}

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Searches all pages, options, demos and releases of G2Plot React (@opd/g2plot-react). Use a few keywords, such as "threshold line" or "tooltip formatter". Returns one line per hit, best first.',
  input: {
    query: z.string().trim().min(1).max(200).describe('Keywords'),
    kind: z.enum(KINDS).optional().describe('Only hits of this kind'),
    limit: z.number().int().min(1).max(MAX_HITS).default(10),
  },
  run({ query, kind, limit }, data) {
    const { hits, corrected } = listHits(getMetadata(data), query)
    const shown = hits.filter((hit) => kind === undefined || hit.kind === kind).slice(0, limit)
    const results = shown.map((hit) => ({
      title: join(hit.highlightTitleTexts),
      page: hit.pageTitle,
      kind: hit.kind,
      link: hit.link,
      text: join(hit.highlightTexts),
    }))
    const lines = results.map(
      ({ title, page, kind: type, link, text }) =>
        `- [${type}] ${title.startsWith(page) ? title : `${page}: ${title}`} (${link})${text === '' ? '' : ` — ${text}`}`,
    )
    const head = corrected === undefined ? [] : [`Nothing matches "${query}". Results for "${corrected}":`, '']
    const text = lines.length > 0 ? [...head, ...lines].join('\n') : `Nothing found for "${query}".`
    return { text, structured: { results, corrected } }
  },
})
