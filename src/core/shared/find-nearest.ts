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

/** How many letters have to be added, removed or replaced to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change))
    }
    previous = row
  }
  return previous[b.length] ?? 0
}

/** Shorter words are too similar to each other. */
const MIN_TYPO_LENGTH = 4

/** Whether a word is probably a typo of another one: one letter is different, or two are swapped. */
export const looksLikeTypo = (word: string, other: string): boolean =>
  word.length >= MIN_TYPO_LENGTH &&
  Math.abs(word.length - other.length) <= 1 &&
  (isSwapped(word, other) || editDistance(word, other) === 1)

/** Whether two neighboring letters are in the wrong order. */
export function isSwapped(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a !== b && a.slice(at) === b.charAt(at + 1) + b.charAt(at) + b.slice(at + 2)
}
