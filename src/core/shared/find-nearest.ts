import { editDistance } from './edit-distance.ts'

/** Longer words are not typos, and comparing them is slow. */
const MAX_WORD_LENGTH = 100

/** The known word most similar to a misspelled one, if any is similar enough. */
export function findNearest(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length > MAX_WORD_LENGTH) return undefined
  let best: string | undefined
  let limit = Math.max(2, Math.floor(wrong.length / 3)) + 1
  for (const candidate of known) {
    // the distance is at least the difference in length
    if (Math.abs(candidate.length - wrong.length) >= limit) continue
    const distance = editDistance(wrong, candidate)
    if (distance < limit) {
      limit = distance
      best = candidate
    }
  }
  return best
}
