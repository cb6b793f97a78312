const STORAGE_KEY = 'site:recent-searches'
const MAX_SEARCHES = 6

/** Queries whose results were opened, latest first. Empty if storage is blocked or invalid. */
export function getRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

export function addRecentSearch(query: string): void {
  store([query, ...getRecentSearches().filter((other) => other !== query)].slice(0, MAX_SEARCHES))
}

export function clearRecentSearches(): void {
  store([])
}

function store(queries: string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(queries))
  } catch {
    // storage is blocked or full; recent searches are optional
  }
}
