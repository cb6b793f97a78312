/** How well a text matches: the middle of a word, its start, or a whole word. */
export const Match = { none: 0, middle: 1, start: 2, whole: 3 } as const

/** A single letter occurs hundreds of times in a text, and then it is rarely a word. */
const MAX_OCCURRENCES = 20

/** The best match of any of the needles in a folded text. */
export function findMatch(folded: string, needles: string[]): number {
  let best = 0
  for (const needle of needles) {
    let index = folded.indexOf(needle)
    for (let count = 0; index >= 0 && count < MAX_OCCURRENCES; count++, index = folded.indexOf(needle, index + 1)) {
      const end = index + needle.length
      const isStart = !isInsideWord(folded, index)
      const match = isStart ? (isInsideWord(folded, end) ? Match.start : Match.whole) : Match.middle
      if (match > best) best = match
      if (best === Match.whole) return best
    }
  }
  return best
}

export function includesAny(folded: string, needles: string[]): boolean {
  for (const needle of needles) if (folded.includes(needle)) return true
  return false
}

/** Whether the characters before and after a position belong to the same word. */
const isInsideWord = (text: string, index: number): boolean =>
  index > 0 && index < text.length && isWordCharacter(text, index - 1) && isWordCharacter(text, index)

function isWordCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || code > 127
}
