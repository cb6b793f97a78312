import { escapeText } from '../../../core/shared/escape.ts'
import { printType, shortenType, type OptionType } from '../../../library/shared/option-type.ts'
import { keepWords } from '../shared/keep-words.ts'

export interface RenderedType {
  type: string
  /** Shown instead of a long type until it is opened. */
  shortType?: string
}

/** Renders a type. `getAddress` returns the page of an options object. A long type has one line per member. */
export function renderType(type: OptionType, getAddress: (definition: string) => string | undefined): RenderedType {
  const shortType = shortenType(type)
  const html = printType(type, shortType === undefined ? undefined : '\n| ').map((part) => {
    if (typeof part === 'string') return keepWords(escapeText(part))
    const address = getAddress(part.definition)
    return address ? `<a href="${address}">${escapeText(part.name)}</a>` : escapeText(part.name)
  })
  // the words of a long type can be wider than the column
  return shortType === undefined
    ? { type: html.join('') }
    : { type: html.join('').replaceAll('&lt;', '&lt;<wbr>'), shortType }
}
