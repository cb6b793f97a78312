import type { CodeRange } from '../options-code/object-node.ts'
import { findSmallestEdit } from '../smallest-edit.ts'

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
