import { escapeXml } from '../../../core/shared/escape.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { renderTableFrame } from '../shared/option-html.ts'
import { optionText } from '../shared/texts/index.ts'
import type { ListedOption } from './list-options.ts'
import type { Matches } from './rank-options.ts'

/** Only the number of further matches is shown. */
const MAX_SHOWN = 40

/** The matches as a table: first those in names, then those in texts below a heading. */
export function renderMatches({ names, texts }: Matches<ListedOption>, words: string[]): string {
  const groups = [renderGroup(names, words)]
  if (texts.length > 0) groups.push(renderGroup(texts, words, optionText('api.filter.texts')))
  return renderTableFrame(groups.join(''))
}

function renderGroup(options: ListedOption[], words: string[], title?: string): string {
  const heading = title === undefined ? '' : `<tr><th colspan="4" scope="rowgroup">${title}</th></tr>`
  const rows = options
    .slice(0, MAX_SHOWN)
    .map((option) => `<tr>${option.renderCells(markWords(option.path, words))}</tr>`)
  const count = options.length - MAX_SHOWN
  const more = count > 0 ? `<tr><td colspan="4">${optionText('api.filter.more', { count })}</td></tr>` : ''
  return `<tbody>${heading}${rows.join('')}${more}</tbody>`
}

/** Marks the words in a path, which can break after its dots. */
function markWords(path: string, words: string[]): string {
  const isMarked = Array.from(path, () => false)
  for (const word of words) {
    const start = path.toLowerCase().lastIndexOf(word)
    if (start !== -1) isMarked.fill(true, start, start + word.length)
  }
  return Array.from(path, (character, index) => {
    const opens = isMarked[index] && !isMarked[index - 1]
    const closes = isMarked[index] && !isMarked[index + 1]
    const html = `${escapeXml(character)}${character === '.' ? '<wbr>' : ''}`
    return `${opens ? '<mark>' : ''}${html}${closes ? '</mark>' : ''}`
  }).join('')
}

/** What to try if nothing matches: the most similar name or path. */
export function renderAdvice(query: string, options: ListedOption[]): string {
  const known = new Map(
    options
      .flatMap(({ path }) => [path, path.slice(path.lastIndexOf('.') + 1)])
      .map((name) => [name.toLowerCase(), name]),
  )
  const nearest = known.get(findNearest(query.trim().toLowerCase(), known.keys()) ?? '')
  if (nearest === undefined) return `<p>${optionText('api.filter.advice')}</p>`
  const name = escapeXml(nearest)
  const button = `<button type="button" data-suggestion="${name}">${name}</button>`
  return `<p>${optionText('api.filter.suggestion', { name: button })}</p>`
}
