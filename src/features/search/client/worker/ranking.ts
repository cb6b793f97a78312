/** The best of many things: by priority, equals in the order in which they came. */
export interface Ranking<T> {
  /** Whether a thing of this priority would still be among the best. */
  takes: (priority: number) => boolean
  add: (priority: number, thing: T) => void
  best: () => T[]
}

export function createRanking<T>(most: number): Ranking<T> {
  const byPriority = new Map<number, T[]>()
  /** There are enough of this priority and above: one more like it would come after them. */
  let enough = -Infinity
  const descending = () => [...byPriority].toSorted(([a], [b]) => b - a)

  return {
    takes: (priority) => priority > enough,
    add(priority, thing) {
      const equals = byPriority.get(priority)
      if (equals) equals.push(thing)
      else byPriority.set(priority, [thing])
      let count = 0
      enough = descending().find(([, things]) => (count += things.length) >= most)?.[0] ?? -Infinity
    },
    best: () =>
      descending()
        .flatMap(([, things]) => things)
        .slice(0, most),
  }
}
