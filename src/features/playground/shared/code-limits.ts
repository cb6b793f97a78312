import type { CodeFile } from './code-file.ts'

/** The most that the editor shows at once. More would freeze the page while it is drawn. */
export const CODE_LIMITS = { files: 20, lines: 1500, characters: 400_000, length: 20_000, depth: 500 }

/** Longer code has no colors and no hints, because both read all of it after each key. */
export const MAX_HINTED = 50_000

/** Whether files have a size that the editor can show. */
export function fitsEditor(files: CodeFile[]): boolean {
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
