import './used-in.css'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { withoutTrailingSlash } from '../../../core/shared/routes.ts'
import {
  getGalleryAddress,
  getOptionExamplesAddress,
  type OptionExamples,
  type OptionUses,
} from '../shared/option-examples.ts'
import { optionText } from '../shared/texts/index.ts'
import { getRowActions } from './row-actions.ts'
import { getPath } from './table-rows.ts'

/** Adds a button with the number of examples to each option, also to those that are loaded or found later. */
export function startUsedIn(table: HTMLElement, signal: AbortSignal): void {
  const route = withoutTrailingSlash(location.pathname)
  loadOnce(getOptionExamplesAddress(route), (address) => loadJson(address, isOptionExamples)).then(
    (found) => {
      if (signal.aborted) return
      const observer = new MutationObserver(() => addButtons(table, found))
      observer.observe(table, { childList: true, subtree: true })
      signal.addEventListener('abort', () => observer.disconnect())
      table.addEventListener('click', ({ target }) => toggle(target, found), { signal })
      addButtons(table, found)
    },
    // the table is complete without examples, and the next one tries again
    () => {},
  )
}

const isOptionExamples = (value: unknown): value is OptionExamples =>
  isRecord(value) && Array.isArray(value.examples) && isRecord(value.uses)

/** The address of the option in a row, from the link around its name. */
const getAddress = (row: Element | null): string =>
  decodeHash(row?.querySelector<HTMLAnchorElement>(':scope > th > a')?.hash ?? '')

/** A longer name leaves no room for the word. */
const LONG_NAME = 14

function addButtons(table: HTMLElement, found: OptionExamples): void {
  for (const cell of table.querySelectorAll('tbody > tr > th[scope="row"]:not(:has(.used-in))')) {
    const use = found.uses[getAddress(cell.parentElement)]
    if (!use) continue
    const [count] = use
    const examples = formatCount(count)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'used-in'
    button.ariaExpanded = 'false'
    button.ariaLabel = optionText('api.usedIn', { examples })
    const name = cell.querySelector('a')?.textContent ?? ''
    button.textContent = name.length > LONG_NAME ? String(count) : examples
    getRowActions(cell).append(button)
  }
}

const formatCount = (count: number): string =>
  count === 1 ? optionText('api.example') : optionText('api.examples', { count })

/** Opens or closes the examples of a row. */
function toggle(target: EventTarget | null, found: OptionExamples): void {
  const button = target instanceof Element ? target.closest('.used-in') : undefined
  const row = button?.closest('tr')
  const address = getAddress(row ?? null)
  const use = found.uses[address]
  if (!button || !row || !use) return
  const isOpen = button.ariaExpanded === 'true'
  button.ariaExpanded = String(!isOpen)
  if (isOpen) row.querySelector(':scope > .used-in-list')?.remove()
  else row.insertAdjacentHTML('beforeend', renderExamples(use, found.paths?.[address] ?? getPath(row).join('.'), found))
}

function renderExamples([count, ...shown]: OptionUses, path: string, { examples }: OptionExamples): string {
  const items = shown.flatMap((index) => {
    const example = examples[index]
    if (!example) return []
    const { title, chart, link, picture } = example
    const image = picture ? `<img src="${escapeXml(picture)}" alt="" width="84" height="68" loading="lazy">` : ''
    return [`<li><a href="${escapeXml(link)}">${image}<span>${escapeXml(title)}<small>${chart}</small></span></a></li>`]
  })
  const rest = count - shown.length
  const more = optionText('api.moreExamples', { count: rest })
  const gallery = `<li><a href="${getGalleryAddress(path)}">${more}</a></li>`
  return `<td class="used-in-list"><ul class="used-in-cards">${items.join('')}${rest > 0 ? gallery : ''}</ul></td>`
}
