/** Null also when storage is blocked. */
export function getSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function setSessionItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // blocked or full: the item is not stored
  }
}

export function takeSessionItem(key: string): string | null {
  const value = getSessionItem(key)
  if (value !== null) sessionStorage.removeItem(key)
  return value
}
