import { editDemo } from '../../demos/client/index.ts'
import { optionText } from '../shared/texts/index.ts'
import { getRowActions } from './row-actions.ts'
import { getPath } from './table-rows.ts'

/** Adds a button to each option of a chart that opens the first demo of the page with the control of the option. */
export function startTryIt(table: HTMLElement, signal: AbortSignal): void {
  const demo = table.closest('.article')?.querySelector<HTMLElement>('live-demo[data-id]')
  if (!demo || table.dataset.component === undefined) return
  const observer = new MutationObserver(() => addButtons(table))
  observer.observe(table, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  table.addEventListener('click', ({ target }) => tryOption(target, demo), { signal })
  addButtons(table)
}

function addButtons(table: HTMLElement): void {
  for (const cell of table.querySelectorAll('tbody > tr > th[scope="row"]:not(:has(.try-it))')) {
    const row = cell.closest('tr')
    if (!row || getPath(row).length !== 1) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'try-it'
    button.textContent = optionText('api.try')
    button.ariaLabel = optionText('api.tryOption', { name: getPath(row).join('.') })
    getRowActions(cell).prepend(button)
  }
}

function tryOption(target: EventTarget | null, demo: HTMLElement): void {
  const row = target instanceof Element ? target.closest('.try-it')?.closest('tr') : undefined
  if (row) editDemo(demo, getPath(row).join('.'))
}
