/** What this tab remembers; nothing where storage is blocked. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Blocked or full, it remembers nothing. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // then not
  }
}

/** What is remembered, for the last time. */
export function take(key: string): string | null {
  const value = recall(key)
  if (value !== null) sessionStorage.removeItem(key)
  return value
}
