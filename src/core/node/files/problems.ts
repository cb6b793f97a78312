import { findNearest } from '../../shared/find-nearest.ts'

/** A mistake in the content, reported to its author. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string
  line: number
  message: string
}

/** All problems found in one run. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** Vite prints errors with `util.inspect`, which would add brackets and the name. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message
  }

  constructor(problems: Problem[]) {
    super(formatProblems(problems))
    // the stack of the docs engine does not help authors
    this.stack = this.message
  }
}

/** Formats problems for the terminal: grouped by file, sorted by line, without duplicates. */
export function formatProblems(problems: Problem[]): string {
  const files = new Map<string, Problem[]>()
  const sorted = sortProblems(problems)
  for (const problem of sorted) {
    const inFile = files.get(problem.file)
    if (inFile) inFile.push(problem)
    else files.set(problem.file, [problem])
  }
  return [
    `${formatCount(sorted.length, 'problem')} in ${formatCount(files.size, 'file')}`,
    ...[...files.values()].map(formatFile),
  ].join('\n\n')
}

/** Writes each place as `file:line`, which editors and terminals open, and aligns the messages. */
function formatFile(problems: Problem[]): string {
  const places = problems.map(({ file, line }) => `${file}:${line}`)
  const width = places.at(-1)?.length ?? 0
  return problems.map(({ message }, index) => formatLine(`${places[index]?.padEnd(width)}  ${message}`)).join('\n')
}

/** Removes control characters, because a message can quote a file with terminal commands in it. */
const formatLine = (text: string): string => {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ')
  return plain.length > MAX_MESSAGE_LENGTH ? `${plain.slice(0, MAX_MESSAGE_LENGTH)} …` : plain
}

const MAX_MESSAGE_LENGTH = 600

const formatCount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** Sorts by file and line, and removes duplicates. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]))
  return [...unique.values()].toSorted((a, b) => compare(a.file, b.file) || a.line - b.line)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** `; did you mean "line-basic"?` if a similar word is known, otherwise an empty string. */
export function formatSuggestion(wrong: string, known: Iterable<string>): string {
  const best = findNearest(wrong, known)
  return best === undefined ? '' : `; did you mean "${best}"?`
}
