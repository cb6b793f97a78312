import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text of the search popup, which is loaded on demand. */
export const searchText = textReader({
  'search.empty': 'No content was found',
  'search.results': '{count} results',
  'search.result': '1 result',
  'search.corrected': 'No results for “{keywords}”. Showing results for “{corrected}”.',
  'search.best': 'Best matches',
  'search.kinds': 'Kind of results',
  'search.kind.all': 'All',
  'search.kind.chart': 'Charts',
  'search.kind.demo': 'Examples',
  'search.kind.option': 'Options',
  'search.kind.guide': 'Guide and recipes',
  'search.kind.changelog': 'Changelog',
  'search.list': 'Search results',
  'search.recent': 'Recent searches',
  'search.recent.clear': 'Clear',
  'search.hint': 'Charts, options, and demos: donut, connectNulls, xAxis.label',
  'search.close': 'Close search',
  'search.key.move': 'to navigate',
  'search.key.open': 'to open',
  'search.key.close': 'to close',
  'search.failed': 'Search failed to load.',
})
