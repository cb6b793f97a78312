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
    super(formatProblems(problems))
    // where our own code found it is of no use to the writer
    this.stack = this.message
  }
}

/** All mistakes as the build prints them: file by file, line by line, each once. */
export function formatProblems(problems: Problem[]): string {
  const files = new Map<string, Problem[]>()
  const sorted = sortProblems(problems)
  for (const problem of sorted) {
    const others = files.get(problem.file)
    if (others) others.push(problem)
    else files.set(problem.file, [problem])
  }
  return [
    `${counted(sorted.length, 'mistake')} in ${counted(files.size, 'file')}`,
    ...[...files.values()].map(formatFile),
  ].join('\n\n')
}

/** Each place as `file:line`, which editors and terminals open, and the sentences below each other. */
function formatFile(problems: Problem[]): string {
  const places = problems.map(({ file, line }) => `${file}:${line}`)
  const width = places.at(-1)?.length ?? 0
  return problems.map(({ message }, index) => oneLine(`${places[index]?.padEnd(width)}  ${message}`)).join('\n')
}

/** What a sentence quotes of a file may hold anything, a command to the terminal too. */
const oneLine = (text: string): string => {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ')
  return plain.length > LONGEST_SENTENCE ? `${plain.slice(0, LONGEST_SENTENCE)} …` : plain
}

const LONGEST_SENTENCE = 600

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** By place; what is found twice is told once. */
export function sortProblems(problems: Problem[]): Problem[] {
  const known = new Map(problems.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]))
  return [...known.values()].toSorted((a, b) => compare(a.file, b.file) || a.line - b.line)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Longer words are nobody's slip of the pen, and comparing them takes long. */
const LONGEST_WORD = 100

/** `; did you mean "line-basic"?` where something close to it exists, else nothing. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  const best = nearest(wrong, known)
  return best === undefined ? '' : `; did you mean "${best}"?`
}

/** What was probably meant by a word that does not exist. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length > LONGEST_WORD) return undefined
  let best: string | undefined
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1
  for (const candidate of known) {
    // at least as many letters came or went
    if (Math.abs(candidate.length - wrong.length) >= least) continue
    const distance = editDistance(wrong, candidate)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
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
