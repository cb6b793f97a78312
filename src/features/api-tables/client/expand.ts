import { optionText } from '../shared/texts/index.ts'
import { text } from '../../../core/shared/texts/index.ts'
import { renderNestedTable } from '../shared/option-html.ts'
import type { OptionPart } from '../shared/options.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadOptionPart } from './option-files.ts'
import { createPartContext } from './part-context.ts'
import { findDefaults, findRow, getPath, rememberDefaults } from './table-rows.ts'

/** The details whose content is being loaded. */
const pending = new WeakMap<Element, Promise<void>>()

/** Loads and inserts the content of a details element, unless it has been loaded before. */
export function expand(table: HTMLElement, details: HTMLDetailsElement): Promise<void> {
  const slug = details.dataset.object
  if (slug === undefined) return Promise.resolve()
  const loading = pending.get(details) ?? load(table, details, slug).finally(() => pending.delete(details))
  pending.set(details, loading)
  return loading
}

async function load(table: HTMLElement, details: HTMLDetailsElement, slug: string): Promise<void> {
  showStatus(details, optionText('api.loading'))
  try {
    insertRows(table, details, slug, await loadOptionPart(slug, table.dataset.version ?? ''))
  } catch (error) {
    if (!(await reloadIfOutdated(error))) offerRetry(table, details)
  }
}

function insertRows(table: HTMLElement, details: HTMLDetailsElement, slug: string, part: OptionPart): void {
  const [object] = part.tables
  if (!object) return void showStatus(details, optionText('api.notFound', { id: slug }))
  const row = findRow(details)
  const position = { address: row?.id ?? '', path: row ? getPath(row) : [], getDefault: findDefaults(table, details) }
  const context = createPartContext(part, object, position)
  rememberDefaults(details, context.getDefault)
  const rows = renderNestedTable(object, details.dataset.variant !== undefined, context)
  delete details.dataset.object
  details.querySelector('.resolving')?.remove()
  details.insertAdjacentHTML('beforeend', rows)
}

function showStatus(details: HTMLDetailsElement, message: string): HTMLElement {
  const line =
    details.querySelector<HTMLElement>(':scope > .resolving') ??
    details.appendChild(Object.assign(document.createElement('p'), { className: 'resolving' }))
  line.textContent = message
  line.setAttribute('role', 'status')
  return line
}

function offerRetry(table: HTMLElement, details: HTMLDetailsElement): void {
  const line = showStatus(details, `${text('failure.title')} `)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = text('failure.retry')
  button.addEventListener('click', () => {
    details.querySelector('summary')?.focus()
    void expand(table, details)
  })
  line.append(button)
}
