/** Reads a stored value. If storage is blocked, there is none. */
export function readStored<Value>(key: string, parse: (stored: string | null) => Value): Value {
  try {
    return parse(localStorage.getItem(key))
  } catch {
    return parse(null)
  }
}

/** A choice of the visitor that is stored and shared by all tabs. */
export interface StoredChoice<Value extends string> {
  get: () => Value
  choose: (next: Value) => void
  /** Applies the choice and notifies subscribers. */
  apply: () => void
  /** Follows choices made in other tabs. */
  followTabs: () => void
  subscribe: (listener: () => void) => () => void
}

/** If storage is blocked or full, a choice lasts until the page is closed. */
export function createStoredChoice<Value extends string>(
  key: string,
  parse: (stored: string | null) => Value,
  applyChoice: () => void,
): StoredChoice<Value> {
  let chosen: Value | undefined
  const listeners = new Set<() => void>()
  const apply = () => {
    applyChoice()
    for (const listener of listeners) listener()
  }
  return {
    apply,
    get: () => chosen ?? readStored(key, parse),
    choose(next) {
      chosen = next
      try {
        localStorage.setItem(key, next)
      } catch {
        // blocked or full
      }
      apply()
    },
    followTabs: () =>
      addEventListener('storage', (event) => {
        if (event.key !== null && event.key !== key) return
        chosen = undefined
        apply()
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
