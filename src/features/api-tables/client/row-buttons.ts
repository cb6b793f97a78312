import { editDemo } from '../../demos/client/index.ts'
import { optionText } from '../shared/texts/index.ts'
import { getPath } from './table-rows.ts'
import './used-in.css'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { loadJson } from '../../../core/client/loading/load-part.ts'
import { escapeXml } from '../../../core/shared/escape.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { withoutTrailingSlash } from '../../../core/shared/routes.ts'
import {
  getExamplesAddress,
  getOptionExamplesAddress,
  type OptionExamples,
  type OptionUses,
} from '../shared/option-examples.ts'

interface RowButtons {
  className: string
  /** Where a button is among those of its row. */
  place: 'prepend' | 'append'
  /** The properties of the button. Undefined for a row without one. */
  describe: (row: HTMLTableRowElement) => Partial<HTMLButtonElement> | undefined
  onClick: (row: HTMLTableRowElement, button: Element) => void
}

/** Adds a button to each option of a table, also to those that are loaded or found later. */
function addButtons(table: HTMLElement, signal: AbortSignal, buttons: RowButtons): void {
  const { className, place, describe, onClick } = buttons
  const add = () => {
    for (const cell of table.querySelectorAll(`tbody > tr > th[scope="row"]:not(:has(.${className}))`)) {
      const row = cell.closest('tr')
      const properties = row && describe(row)
      if (!properties) continue
      const button = Object.assign(document.createElement('button'), { type: 'button', className, ...properties })
      getRowActions(cell)[place](button)
    }
  }
  const observer = new MutationObserver(add)
  observer.observe(table, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  const click = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(`.${className}`) : undefined
    const row = button?.closest('tr')
    if (button && row) onClick(row, button)
  }
  table.addEventListener('click', click, { signal })
  add()
}

/** The place for the buttons of an option, beside its name. */
function getRowActions(cell: Element): Element {
  const found = cell.querySelector(':scope > .row-actions')
  return found ?? cell.appendChild(Object.assign(document.createElement('span'), { className: 'row-actions' }))
}

const getName = (row: Element): string => getPath(row).join('.')

/** Buttons that open the first demo of the page with the control of an option. */
export function activateTryIt(table: HTMLElement, signal: AbortSignal): void {
  const demo = table.closest('.article')?.querySelector<HTMLElement>('live-demo[data-id]')
  if (!demo || table.dataset.component === undefined) return
  addButtons(table, signal, {
    className: 'try-it',
    place: 'prepend',
    describe: (row) =>
      getPath(row).length === 1
        ? { textContent: optionText('api.try'), ariaLabel: optionText('api.tryOption', { name: getName(row) }) }
        : undefined,
    onClick: (row) => editDemo(demo, getName(row)),
  })
}

/** Buttons with the number of examples of an option, which open a list of them. */
export function activateUsedIn(table: HTMLElement, signal: AbortSignal): void {
  const route = withoutTrailingSlash(location.pathname)
  loadOnce(getOptionExamplesAddress(route), (address) => loadJson(address, isOptionExamples)).then(
    (found) => {
      if (signal.aborted) return
      addButtons(table, signal, {
        className: 'used-in',
        place: 'append',
        describe(row) {
          const [count] = found.uses[getAddress(row)] ?? []
          if (count === undefined) return undefined
          const examples = optionText(count === 1 ? 'api.example' : 'api.examples', { count })
          const ariaLabel = optionText('api.usedIn', { examples })
          return { ariaExpanded: 'false', ariaLabel, textContent: examples }
        },
        onClick: (row, button) => toggle(row, button, found),
      })
    },
    // the table is complete without examples, and the next one tries again
    () => {},
  )
}

const isOptionExamples = (value: unknown): value is OptionExamples =>
  isRecord(value) && Array.isArray(value.examples) && isRecord(value.uses)

/** The address of the option in a row, from the link around its name. */
const getAddress = (row: Element): string =>
  decodeHash(row.querySelector<HTMLAnchorElement>(':scope > th > a')?.hash ?? '')

/** Opens or closes the examples of a row. */
function toggle(row: Element, button: Element, found: OptionExamples): void {
  const address = getAddress(row)
  const use = found.uses[address]
  if (!use) return
  const isOpen = button.ariaExpanded === 'true'
  button.ariaExpanded = String(!isOpen)
  if (isOpen) row.querySelector(':scope > .used-in-list')?.remove()
  else row.insertAdjacentHTML('beforeend', renderExamples(use, found.paths?.[address] ?? getName(row), found))
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
  const allExamples = `<li><a href="${getExamplesAddress(path)}">${more}</a></li>`
  return `<td class="used-in-list"><ul class="used-in-cards">${items.join('')}${rest > 0 ? allExamples : ''}</ul></td>`
}
