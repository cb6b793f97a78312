import { optionText } from '../shared/texts/index.ts'
import { text } from '../../../core/shared/texts/index.ts'
import { foldedTable, type RowPlace } from '../shared/option-html.ts'
import { outlineOf, type OptionPart, type OptionPath } from '../shared/options.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadOptionPart } from './option-parts.ts'

type DefaultOf = RowPlace['defaultOf']

/** What each unfolded object knows about defaults, for the objects inside it. */
const defaultsOfFold = new WeakMap<Element, DefaultOf>()

/** Folds whose content is on its way. */
const underWay = new WeakMap<Element, Promise<void>>()

/** Loads what a fold holds and puts it in. Nothing to do for one that has it already. */
export function unfold(table: HTMLElement, fold: HTMLDetailsElement): Promise<void> {
  const slug = fold.dataset.object
  if (slug === undefined) return Promise.resolve()
  const loading = underWay.get(fold) ?? load(table, fold, slug).finally(() => underWay.delete(fold))
  underWay.set(fold, loading)
  return loading
}

async function load(table: HTMLElement, fold: HTMLDetailsElement, slug: string): Promise<void> {
  say(fold, optionText('api.loading'))
  try {
    show(table, fold, slug, await loadOptionPart(slug, table.dataset.version ?? ''))
  } catch (error) {
    if (!(await reloadIfOutdated(error))) offerRetry(table, fold)
  }
}

function show(table: HTMLElement, fold: HTMLDetailsElement, slug: string, part: OptionPart): void {
  const [object] = part.tables
  if (!object) return void say(fold, optionText('api.notFound', { id: slug }))
  const path = pathOf(fold)
  const above = defaultsAbove(table, fold)
  // what the chart sets for itself comes before what the object starts from
  const defaultOf: DefaultOf = (asked) => above(asked) ?? object.defaults[asked.slice(path.length).join('.')]
  defaultsOfFold.set(fold, defaultOf)
  const isVariant = fold.dataset.variant !== undefined
  const rows = foldedTable(object, isVariant, {
    address: rowOf(fold)?.id ?? '',
    path,
    defaultOf,
    tableOf: (id) => part.tables.find((inner) => inner.id === id),
    outlineOf: (id) => {
      const inner = part.tables.find((candidate) => candidate.id === id)
      return inner ? outlineOf(inner) : part.outlines[id]
    },
  })
  delete fold.dataset.object
  fold.querySelector('.resolving')?.remove()
  fold.insertAdjacentHTML('beforeend', rows)
}

/** The row that a fold belongs to. */
function rowOf(fold: Element): HTMLElement | null {
  const row = fold.closest('tr.nested')?.previousElementSibling
  return row instanceof HTMLElement ? row : null
}

/** The names from the top of the table down to what a fold holds. */
function pathOf(fold: Element): OptionPath {
  const row = rowOf(fold)
  if (!row) return []
  const outer = row.closest('details')
  return [...(outer ? pathOf(outer) : []), row.querySelector('th code')?.textContent ?? '']
}

function defaultsAbove(table: HTMLElement, fold: Element): DefaultOf {
  for (let outer = fold.parentElement?.closest('details'); outer; outer = outer.parentElement?.closest('details')) {
    const known = defaultsOfFold.get(outer)
    if (known) return known
  }
  const defaults = JSON.parse(table.dataset.defaults ?? '{}') as Record<string, string>
  return (path) => defaults[path.join('.')]
}

function say(fold: HTMLDetailsElement, message: string): HTMLElement {
  const line =
    fold.querySelector<HTMLElement>(':scope > .resolving') ??
    fold.appendChild(Object.assign(document.createElement('p'), { className: 'resolving' }))
  line.textContent = message
  line.setAttribute('role', 'status')
  return line
}

function offerRetry(table: HTMLElement, fold: HTMLDetailsElement): void {
  const line = say(fold, `${text('failure.title')} `)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = text('failure.retry')
  button.addEventListener('click', () => {
    fold.querySelector('summary')?.focus()
    void unfold(table, fold)
  })
  line.append(button)
}
