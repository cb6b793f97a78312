import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from './problems.ts'

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
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n')
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

/** Also removes the byte order mark. */
const decode = (bytes: Buffer): string => new TextDecoder('utf-8').decode(bytes)

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
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
