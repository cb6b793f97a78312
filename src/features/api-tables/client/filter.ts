import './filter.css'
import { loadInto } from '../../../core/client/loading/failure.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { findNearest } from '../../../core/shared/find-nearest.ts'
import { optionText } from '../shared/texts/index.ts'
import type { OptionParts } from '../shared/options.ts'
import { renderTableFrame } from '../shared/option-html.ts'
import { listTableRows, type ListedRow } from './list-table-rows.ts'
import { loadOptionParts } from './expand.ts'
import { rankOptions, splitQuery, type Matches } from './rank-options.ts'

/** Starts the filter field above a table. It shows the matches in a table of their own instead of the whole table. */
export function activateFilter(table: HTMLElement, signal: AbortSignal, follow: (address: string) => void) {
  const field = table.querySelector<HTMLInputElement>('.option-filter input')
  const output = table.querySelector('.option-filter output')
  if (!field || !output) return { getQuery: () => '', clear: () => {} }
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: optionText('api.filter.clear'),
  })
  const results = Object.assign(document.createElement('div'), { className: 'found' })
  field.after(button)
  field.parentElement?.after(results)
  let parts: OptionParts = {}
  /** The options of the table, listed again after the field was empty. */
  let options: ListedRow[] | undefined

  const apply = () => {
    const words = splitQuery(field.value)
    const isActive = words.length > 0
    table.classList.toggle('filtering', isActive)
    options = isActive ? (options ?? listTableRows(table, parts)) : undefined
    const matches = rankOptions(options ?? [], words)
    const count = matches.names.length + matches.texts.length
    output.textContent = isActive ? formatCount(count, field.value.trim()) : ''
    if (!isActive) results.replaceChildren()
    else results.innerHTML = count > 0 ? renderMatches(matches, words) : renderAdvice(field.value, options ?? [])
  }
  const search = (query: string) => {
    field.value = query
    apply()
  }
  /** Empties the field and shows the table as it was. */
  const clear = () => {
    if (field.value !== '') search('')
  }
  const clearAndFocus = () => {
    clear()
    field.focus()
  }
  const loadParts = async () => {
    if (Object.keys(parts).length > 0) return
    const add = (loaded: OptionParts) => {
      parts = loaded
      options = undefined
      apply()
    }
    // after a failure the filter works without nested options, and the next input tries again
    await loadInto(table, () => loadOptionParts(table.dataset.version ?? ''), add, {
      message: optionText('api.loading.filter'),
    })
  }
  field.addEventListener('input', apply, { signal })
  for (const event of ['focus', 'input']) field.addEventListener(event, () => void loadParts(), { signal })
  button.addEventListener('click', clearAndFocus)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    clearAndFocus()
  }
  table.addEventListener('keydown', onKey, { signal })
  results.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const suggestion = target?.closest<HTMLElement>('[data-suggestion]')?.dataset.suggestion
    if (suggestion !== undefined) {
      search(suggestion)
      field.focus()
    }
    const link = target?.closest<HTMLAnchorElement>('th a')
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!link || opensElsewhere) return
    clear()
    follow(link.hash)
  })
  // the browser restored the text, or it was typed before this script was loaded
  if (field.value !== '') {
    apply()
    void loadParts()
  }
  signal.addEventListener('abort', () => {
    clear()
    button.remove()
    results.remove()
  })
  return { getQuery: () => field.value, clear }
}

function formatCount(count: number, query: string): string {
  if (count === 0) return optionText('api.filter.none', { query })
  return count === 1 ? optionText('api.filter.one') : optionText('api.filter.count', { count })
}

/** Only the number of further matches is shown. */
const MAX_SHOWN = 40

/** The matches as a table: first those in names, then those in texts below a heading. */
function renderMatches({ names, texts }: Matches<ListedRow>, words: string[]): string {
  const groups = [renderGroup(names, words)]
  if (texts.length > 0) groups.push(renderGroup(texts, words, optionText('api.filter.texts')))
  return renderTableFrame(groups.join(''))
}

function renderGroup(options: ListedRow[], words: string[], title?: string): string {
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
function renderAdvice(query: string, options: ListedRow[]): string {
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
