import { escapeText } from '../../../core/shared/escape.ts'
import { formatType, type TypePart } from '../../../library/node/model.ts'
import { keepWords } from '../shared/keep-words.ts'
import { findUnionBars } from '../../../library/shared/split-union.ts'
import { shortenType } from './shorten-type.ts'

export interface RenderedType {
  type: string
  /** Shown instead of a long type until it is opened. */
  shortType?: string
}

/** Renders a type. `getAddress` returns the page of an options object. A long type has one line per member. */
export function renderType(parts: TypePart[], getAddress: (definition: string) => string | undefined): RenderedType {
  const text = formatType(parts)
  const shortType = shortenType(text)
  const bars = shortType === undefined ? [] : findUnionBars(text)
  let position = 0
  const html = parts.map((part) => {
    const start = position
    position += typeof part === 'string' ? part.length : part.name.length
    if (typeof part === 'string') return keepWords(escapeText(breakLines(part, start, bars)))
    const address = getAddress(part.definition)
    return address ? `<a href="${address}">${escapeText(part.name)}</a>` : escapeText(part.name)
  })
  const type = html.join('')
  // the words of a long type can be wider than the column
  return shortType === undefined ? { type } : { type: type.replaceAll('&lt;', '&lt;<wbr>'), shortType }
}

/** Starts a line at each of the bars. `start` is the position of the text in the type. */
const breakLines = (text: string, start: number, bars: number[]): string =>
  Array.from(text, (character, index) => (bars.includes(start + index) ? '\n' : character)).join('')
