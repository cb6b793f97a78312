/** Calls a function once for each object, and keeps its results as long as the objects. */
export function oncePer<Key extends object, Result>(create: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = results.get(key) ?? { result: create(key) }
    results.set(key, known)
    return known.result
  }
}
