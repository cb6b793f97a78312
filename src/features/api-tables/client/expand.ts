import { optionText } from '../shared/texts/index.ts'
import { text } from '../../../core/shared/texts/index.ts'
import { renderNestedTable, type RowContext } from '../shared/option-html.ts'
import { createOutline, type OptionPart, type OptionPath } from '../shared/options.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadOptionPart } from './option-files.ts'

type GetDefault = RowContext['getDefault']

/** The defaults of each loaded object, for the objects inside it. */
const loadedDefaults = new WeakMap<Element, GetDefault>()

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
  const path = getPath(details)
  const getInheritedDefault = findInheritedDefaults(table, details)
  // defaults of the chart take precedence over defaults of the object
  const getDefault: GetDefault = (option) =>
    getInheritedDefault(option) ?? object.defaults[option.slice(path.length).join('.')]
  loadedDefaults.set(details, getDefault)
  const isVariant = details.dataset.variant !== undefined
  const getTable = (id: string) => part.tables.find((inner) => inner.id === id)
  const rows = renderNestedTable(object, isVariant, {
    address: findRow(details)?.id ?? '',
    path,
    getDefault,
    getTable,
    getOutline: (id) => {
      const inner = getTable(id)
      return inner ? createOutline(inner) : part.outlines[id]
    },
  })
  delete details.dataset.object
  details.querySelector('.resolving')?.remove()
  details.insertAdjacentHTML('beforeend', rows)
}

/** The row of the option that the details element belongs to. */
function findRow(details: Element): HTMLElement | null {
  const row = details.closest('tr.nested')?.previousElementSibling
  return row instanceof HTMLElement ? row : null
}

/** The option names from the top of the table to the option of the details element. */
function getPath(details: Element): OptionPath {
  const row = findRow(details)
  if (!row) return []
  const outer = row.closest('details')
  return [...(outer ? getPath(outer) : []), row.querySelector('th code')?.textContent ?? '']
}

function findInheritedDefaults(table: HTMLElement, details: Element): GetDefault {
  for (let outer = details.parentElement?.closest('details'); outer; outer = outer.parentElement?.closest('details')) {
    const inherited = loadedDefaults.get(outer)
    if (inherited) return inherited
  }
  const defaults = JSON.parse(table.dataset.defaults ?? '{}') as Record<string, string>
  return (path) => defaults[path.join('.')]
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
