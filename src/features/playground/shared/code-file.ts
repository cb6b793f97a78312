import type { SourceFile } from '../../../core/shared/source-file.ts'
import type { CodeRange } from './options-code/object-node.ts'

export type { SourceFile }

/** Whether files differ from the published ones. */
export const isEdited = (published: SourceFile[], files: SourceFile[]): boolean =>
  files.some(({ source }, index) => source !== published[index]?.source)

/** The smallest change of a text: the characters from `start` to `end` are replaced. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** Makes several edits, which are in the order of their places. */
export function applyEdits(source: string, edits: TextEdit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of edits) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}

/** What is wrong with the code of the visitor, and where. Lines and columns start at 1. */
export interface CodeProblem {
  message: string
  file?: string
  line?: number
  column?: number
}

/** A demo as it is published, in both languages. */
export interface PublishedDemo {
  id: string
  title: string
  description: string
  files: SourceFile[]
  javascript: SourceFile[]
}

/** The most that the editor shows at once. More would freeze the page while it is drawn. */
export const CODE_LIMITS = { files: 20, lines: 1500, characters: 400_000, length: 20_000, depth: 500 }

/** Longer code has no colors and no hints, because both read all of it after each key. */
export const MAX_HINTED = 50_000

/** Whether files have a size that the editor can show. */
export function fitsEditor(files: SourceFile[]): boolean {
  if (files.length > CODE_LIMITS.files) return false
  let lines = 0
  let characters = 0
  for (const { source } of files) {
    characters += source.length
    if (characters > CODE_LIMITS.characters) return false
    let depth = 0
    let lineStart = 0
    for (let index = 0; index <= source.length; index += 1) {
      const character = source.charAt(index)
      if (character === '\n' || character === '') {
        if (index - lineStart > CODE_LIMITS.length) return false
        lineStart = index + 1
        lines += 1
      } else if ('([{'.includes(character)) depth += 1
      else if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
      if (depth > CODE_LIMITS.depth) return false
    }
  }
  return lines <= CODE_LIMITS.lines
}

/** The number of characters or items that are the same at the start, and of others that are the same at the end. */
export function findCommonEnds<Value extends string | string[]>(before: Value, after: Value) {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { start, tail }
}

/** The edit that turns one text into another, without the start and the end that both have. */
export function findSmallestEdit(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined
  const { start, tail } = findCommonEnds(before, after)
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) }
}

/** Moves parts of a text to where they are after an edit. Parts that were edited are left out. */
export function moveRanges<Range extends CodeRange>(ranges: Range[], before: string, after: string): Range[] {
  const edit = findSmallestEdit(before, after)
  if (!edit) return ranges
  const moved = after.length - before.length
  return ranges.flatMap((range) => {
    if (range.end < edit.start) return [range]
    return range.start > edit.end ? [{ ...range, start: range.start + moved, end: range.end + moved }] : []
  })
}
