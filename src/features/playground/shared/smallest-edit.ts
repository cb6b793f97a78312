import type { TextEdit } from './code-file.ts'

/** The edit that turns one text into another, without the start and the end that both have. */
export function findSmallestEdit(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let tail = 0
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) }
}
