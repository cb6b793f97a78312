/** Reads a stored value. If storage is blocked, there is none. */
export function readStored<Value>(key: string, parse: (stored: string | null) => Value): Value {
  try {
    return parse(localStorage.getItem(key))
  } catch {
    return parse(null)
  }
}

/**
 * A choice of the visitor that is stored and shared by all tabs. If storage is blocked or full, it lasts until the page is
 * closed.
 */
export function createStoredChoice<Value extends string>(
  key: string,
  parse: (stored: string | null) => Value,
  applyChoice: () => void,
) {
  let chosen: Value | undefined
  const listeners = new Set<() => void>()
  const apply = () => {
    applyChoice()
    for (const listener of listeners) listener()
  }
  return {
    apply,
    get: (): Value => chosen ?? readStored(key, parse),
    choose: (next: Value) => {
      chosen = next
      try {
        localStorage.setItem(key, next)
      } catch {
        // blocked or full
      }
      apply()
    },
    /** Follows choices made in other tabs. */
    followTabs: () =>
      addEventListener('storage', (event) => {
        if (event.key !== null && event.key !== key) return
        chosen = undefined
        apply()
      }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
