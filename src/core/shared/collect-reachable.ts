/** The values and everything that can be reached from them, in the order in which it is found. */
export function collectReachable<Value>(
  start: Iterable<Value>,
  listNext: (value: Value) => Iterable<Value>,
  found = new Set<Value>(),
): Set<Value> {
  for (const value of start)
    if (!found.has(value)) {
      found.add(value)
      collectReachable(listNext(value), listNext, found)
    }
  return found
}
