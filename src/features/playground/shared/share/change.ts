import { findCommonEnds, type SourceFile } from '../code-file.ts'
import { diffLines } from './diff-lines.ts'

/** One place of a file that was edited. */
export interface Hunk {
  /** The position of the file in the list. */
  file: number
  /** The first line that is replaced, counted from 0. */
  line: number
  /** The number of lines that are replaced. */
  removed: number
  /** The number of characters that stay at both ends of these lines. */
  prefix: number
  suffix: number
  text: string
  /** Recognize the replaced lines with the line before them, and with the line after them. */
  before: number
  after: number
}

/** The difference between the published files of a demo and the edited ones. */
export interface Change {
  /** Recognizes the published files. */
  base: number
  hunks: Hunk[]
}

export interface AppliedChange {
  files: SourceFile[]
  /** False if the published files are not those that were edited. */
  isExact: boolean
  /** The new texts of the places that do not exist any more. */
  lost: string[]
}

export const BASE_BITS = 24
export const CONTEXT_BITS = 16
const takeBits = (hash: number, bits: number): number => hash >>> (32 - bits)

const hashFiles = (files: SourceFile[]): number =>
  takeBits(hashText(files.map(({ name, source }) => `${name}\0${source}\0`).join('')), BASE_BITS)

/** Compares files of the same names. Undefined if a file was added, removed or renamed. */
export function findChange(published: SourceFile[], edited: SourceFile[]): Change | undefined {
  if (published.length !== edited.length || published.some(({ name }, index) => name !== edited[index]?.name))
    return undefined
  const hunks = published.flatMap(({ source }, file) => findHunks(file, source, edited[file]?.source ?? ''))
  return { base: hashFiles(published), hunks }
}

function findHunks(file: number, before: string, after: string): Hunk[] {
  const lines = before.split('\n')
  return diffLines(lines, after.split('\n')).map(({ start, removed, inserted }) => {
    const text = joinLines(inserted)
    const { prefix, suffix } = findWholeEnds(joinLines(lines.slice(start, start + removed)), text)
    const context = hashContext(lines, start, removed)
    return { file, line: start, removed, prefix, suffix, text: text.slice(prefix, text.length - suffix), ...context }
  })
}

const joinLines = (lines: string[]): string => lines.map((line) => `${line}\n`).join('')

/** The ends that two texts have in common, but not half of a character. */
function findWholeEnds(before: string, after: string): { prefix: number; suffix: number } {
  const { start, tail } = findCommonEnds(before, after)
  const prefix = /[\uD800-\uDBFF]/.test(after.charAt(start - 1)) ? start - 1 : start
  const suffix = /[\uDC00-\uDFFF]/.test(after.charAt(after.length - tail)) ? tail - 1 : tail
  return { prefix, suffix }
}

function hashContext(lines: string[], start: number, removed: number): Pick<Hunk, 'before' | 'after'> {
  const replaced = lines.slice(start, start + removed)
  return { before: hashLines([lines[start - 1], ...replaced]), after: hashLines([...replaced, lines[start + removed]]) }
}

const hashLines = (lines: (string | undefined)[]): number =>
  takeBits(hashText(lines.map((line) => line ?? '\0').join('\n')), CONTEXT_BITS)

/**
 * Applies a change to the published files. If they are not those that were edited, each hunk is applied where its
 * lines are now. Undefined if a hunk does not fit the files that it was made for.
 */
export function applyChange(published: SourceFile[], { base, hunks }: Change): AppliedChange | undefined {
  const isExact = hashFiles(published) === base
  const lost: string[] = []
  const files: SourceFile[] = []
  for (const [index, { name, source }] of published.entries()) {
    const own = hunks.filter(({ file }) => file === index)
    const placed = isExact ? own : placeHunks(source.split('\n'), own, lost)
    const edited = applyHunks(source, placed)
    if (edited === undefined) return undefined
    files.push({ name, source: edited })
  }
  for (const { file, text } of hunks) if (file >= published.length) lost.push(text)
  return { files, isExact, lost }
}

function applyHunks(source: string, hunks: Hunk[]): string | undefined {
  const lines = source.split('\n')
  let result = ''
  let line = 0
  for (const hunk of hunks) {
    const end = hunk.line + hunk.removed
    if (hunk.line < line || end > lines.length) return undefined
    const replaced = joinLines(lines.slice(hunk.line, end))
    if (hunk.prefix + hunk.suffix > replaced.length) return undefined
    result += joinLines(lines.slice(line, hunk.line))
    result += replaced.slice(0, hunk.prefix) + hunk.text + replaced.slice(replaced.length - hunk.suffix)
    line = end
  }
  result += joinLines(lines.slice(line))
  // every line was written with a line feed, the last one too
  return result.endsWith('\n') ? result.slice(0, -1) : result
}

/** Moves hunks to the lines that they were made for. The texts of those whose lines are gone are added to `lost`. */
function placeHunks(lines: string[], hunks: Hunk[], lost: string[]): Hunk[] {
  const placed: Hunk[] = []
  let drift = 0
  for (const hunk of hunks) {
    const last = placed.at(-1)
    const line = findLine(lines, hunk, last ? last.line + last.removed : 0, hunk.line + drift)
    if (line === undefined) lost.push(hunk.text)
    else {
      placed.push({ ...hunk, line })
      drift = line - hunk.line
    }
  }
  return placed
}

/** The line where both neighbors of a hunk are the same, the nearest one first, or the only one with one of them. */
function findLine(lines: string[], hunk: Hunk, first: number, expected: number): number | undefined {
  const afterSame: number[] = []
  const beforeSame: number[] = []
  for (let line = first; line <= lines.length - hunk.removed; line++) {
    const { before, after } = hashContext(lines, line, hunk.removed)
    if (before === hunk.before) afterSame.push(line)
    if (after === hunk.after) beforeSame.push(line)
  }
  const between = afterSame.filter((line) => beforeSame.includes(line))
  if (between.length > 0) return between.toSorted((a, b) => Math.abs(a - expected) - Math.abs(b - expected))[0]
  return [afterSame, beforeSame].find(({ length }) => length === 1)?.[0]
}

/** A number of 32 bits for a text (FNV-1a). It recognizes texts, and protects nothing. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
