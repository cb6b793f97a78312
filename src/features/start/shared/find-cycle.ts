import type { DataColumn } from './data-table.ts'

/** A name on a cycle of links. Undefined if there is none. */
export function findCycle(source?: DataColumn, target?: DataColumn): string | undefined {
  const waiting = new Map<string, number>()
  const targets = new Map<string, string[]>()
  for (const [row, from] of (source?.values ?? []).entries()) {
    const to = target?.values[row]
    if (from === null || to === null || to === undefined) continue
    const [start, end] = [String(from), String(to)]
    if (start === end) return start
    targets.set(start, targets.get(start) ?? [])
    targets.get(start)?.push(end)
    waiting.set(end, (waiting.get(end) ?? 0) + 1)
  }
  const free = [...targets.keys()].filter((name) => !waiting.has(name))
  for (const name of free) {
    for (const end of targets.get(name) ?? []) {
      const left = (waiting.get(end) ?? 0) - 1
      waiting.set(end, left)
      if (left === 0) free.push(end)
    }
  }
  return [...waiting].find(([, left]) => left > 0)?.[0]
}
