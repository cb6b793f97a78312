export const searchTexts = {
  'search.empty': 'No content was found',
  'search.results': '{count} results',
  'search.result': '1 result',
  'search.list': 'Search results',
  'search.recent': 'Recent searches',
  'search.recent.clear': 'Clear',
  'search.hint': 'Charts, options, and demos: donut, connectNulls, xAxis.label',
  'search.close': 'Close search',
  'search.key.move': 'to navigate',
  'search.key.open': 'to open',
  'search.key.close': 'to close',
  'search.failed': 'Search failed to load.',
}
