/** A mistake in the content, told to the person who must mend it. */
export interface Problem {
  /** Path in the repository. */
  file: string
  line: number
  message: string
}

/** All mistakes that one run has found. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    // where our own code found it is of no use to the writer
    this.stack = this.message
  }
}

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`
}

/** `; did you mean "line-basic"?` where something close to it exists, else nothing. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  let best: string | undefined
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(wrong, candidate)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best === undefined ? '' : `; did you mean "${best}"?`
}

function editDistance(a: string, b: string): number {
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
