/** Keeps the best items by priority. Items of equal priority stay in the order of insertion. */
export interface Ranking<T> {
  /** Whether an item of this priority would be among the best. */
  accepts: (priority: number) => boolean
  add: (priority: number, item: T) => void
  getBest: () => T[]
}

export function createRanking<T>(limit: number): Ranking<T> {
  const byPriority = new Map<number, T[]>()
  /** Items of this priority or below are beyond the limit. */
  let cutoff = -Infinity
  const descending = () => [...byPriority].toSorted(([a], [b]) => b - a)

  return {
    accepts: (priority) => priority > cutoff,
    add(priority, item) {
      const equals = byPriority.get(priority)
      if (equals) equals.push(item)
      else byPriority.set(priority, [item])
      let count = 0
      cutoff = descending().find(([, items]) => (count += items.length) >= limit)?.[0] ?? -Infinity
    },
    getBest: () =>
      descending()
        .flatMap(([, items]) => items)
        .slice(0, limit),
  }
}
