const KEY = 'site:recent-searches'
const MOST = 6

/** The queries that led somewhere, the latest first. Storage that is blocked or broken means none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  store([query, ...recentSearches().filter((earlier) => earlier !== query)].slice(0, MOST))
}

export function forgetSearches(): void {
  store([])
}

function store(queries: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries))
  } catch {
    // without storage nothing is remembered, and nothing else changes
  }
}
