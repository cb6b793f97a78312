import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { groupBy, sortBy, uniqBy } from 'es-toolkit'
import { findNearest } from '../../shared/find-nearest.ts'

/** A mistake in the content, reported to its author. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string
  line: number
  message: string
}

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
function formatProblems(problems: Problem[]): string {
  const sorted = sortProblems(problems)
  const files = Object.values(groupBy(sorted, ({ file }) => file))
  const counts = `${formatCount(sorted.length, 'problem')} in ${formatCount(files.length, 'file')}`
  return [counts, ...files.map(formatFile)].join('\n\n')
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
export const sortProblems = (problems: Problem[]): Problem[] =>
  sortBy(uniqBy(problems, formatProblem), ['file', 'line'])

export const formatProblem = ({ file, line, message }: Problem): string => `${file}:${line} ${message}`

/** `; did you mean "line-basic"?` if a similar word is known, otherwise an empty string. */
export function formatSuggestion(wrong: string, known: Iterable<string>): string {
  const best = findNearest(wrong, known)
  return best === undefined ? '' : `; did you mean "${best}"?`
}

/** Several checks may find the same problem: the same message is reported once. */
export const FILE_PROBLEMS = {
  folder: 'this is a folder, but a file is expected here; rename it',
  brokenLink: 'this symbolic link is broken; fix or remove it',
}

/** Parsers need minutes for very long lines, or crash. */
const MAX_LINE_LENGTH = 3000

const CONFLICT_MARKER = /^(?:<{7}|>{7}) /m

/** Reads a file and normalizes its line endings. `text` is undefined if there is a problem. */
export function readText(root: string, file: string): { text?: string; problems: Problem[] } {
  const fail = (line: number, message: string) => ({ problems: [{ file, line, message }] })
  let bytes: Buffer
  try {
    bytes = readFileSync(path.join(root, file))
  } catch (error) {
    return fail(1, explainError(error))
  }
  // the byte order mark is removed too
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n')
  const invalid = isUtf8(bytes) ? -1 : text.indexOf('\uFFFD')
  if (invalid >= 0) return fail(getLineNumber(text, invalid), 'the file is not UTF-8; save it as UTF-8')
  const conflict = CONFLICT_MARKER.exec(text)
  if (conflict)
    return fail(getLineNumber(text, conflict.index), 'unresolved merge conflict; keep one side and remove the markers')
  const longLine = text.split('\n').findIndex((line) => line.length > MAX_LINE_LENGTH)
  if (longLine >= 0)
    return fail(longLine + 1, `the line is longer than ${MAX_LINE_LENGTH} characters; split it into shorter lines`)
  return { text, problems: [] }
}

/** The line number of an offset, starting at 1. */
export function getLineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function explainError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EISDIR') return FILE_PROBLEMS.folder
  if (code === 'ELOOP') return FILE_PROBLEMS.brokenLink
  if (code === 'ENOENT') return 'the file is missing; create it'
  return `the file cannot be read (${code}); check its type and permissions`
}
