import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from './problems.ts'

/** Longer lines are not written by anybody, and parsers need minutes for them, or end the process. */
const LONGEST_LINE = 3000

const CONFLICT = /^(?:<{7}|>{7}) /m

/** The text of a file with line feeds at the ends of its lines. There is none when something keeps it from being read. */
export function readText(root: string, file: string): { text?: string; problems: Problem[] } {
  const failed = (line: number, message: string) => ({ problems: [{ file, line, message }] })
  let bytes: Buffer
  try {
    bytes = readFileSync(path.join(root, file))
  } catch (error) {
    return failed(1, cause(error))
  }
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n')
  const broken = isUtf8(bytes) ? -1 : text.indexOf('\uFFFD')
  if (broken >= 0) return failed(lineAt(text, broken), 'the file is not UTF-8; save it as UTF-8')
  const conflict = CONFLICT.exec(text)
  if (conflict)
    return failed(lineAt(text, conflict.index), 'a merge conflict is left here; keep one side and remove the marks')
  const long = text.split('\n').findIndex((line) => line.length > LONGEST_LINE)
  if (long >= 0)
    return failed(long + 1, `the line is longer than ${LONGEST_LINE} characters and is not read; break it up`)
  return { text, problems: [] }
}

/** Without the byte order mark, which would stand before the first word. */
const decode = (bytes: Buffer): string => new TextDecoder('utf-8').decode(bytes)

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The line of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function cause(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EISDIR') return 'this is a folder, and a file was expected; rename it'
  if (code === 'ELOOP') return 'this link leads nowhere; mend or remove it'
  if (code === 'ENOENT') return 'the file is missing; write it'
  return `the file cannot be read (${code}); look at what it is and who may read it`
}
