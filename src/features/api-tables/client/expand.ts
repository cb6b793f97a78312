import { ChunkLoadError, loadJson } from '../../../core/client/loading/load-part.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { hideFailure, showFailure } from '../../../core/client/loading/failure.ts'
import { isRecord } from '../../../core/shared/is-record.ts'
import { loadOnce } from '../../../core/client/loading/load-once.ts'
import { optionText } from '../shared/texts/index.ts'
import { renderNestedTable } from '../shared/option-html.ts'
import {
  ALL_OPTIONS,
  getOptionFileAddress,
  type OptionPart,
  type OptionParts,
  type OptionTable,
} from '../shared/options.ts'
import { createPartContext, findDefaults, findRow, getPath, rememberDefaults } from './table-rows.ts'

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
  const status = details.appendChild(document.createElement('p'))
  status.className = 'resolving'
  status.role = 'status'
  status.textContent = optionText('api.loading')
  try {
    const part = await loadOptionPart(slug, table.dataset.version ?? '')
    const [object] = part.tables
    hideFailure(details)
    if (object) insertRows(table, details, part, object)
  } catch (error) {
    if (await reloadIfOutdated(error)) return
    const isMissing = error instanceof ChunkLoadError && error.type === 'missing'
    const message = isMissing ? optionText('api.notFound', { id: table.dataset.component ?? slug }) : undefined
    showFailure(details, error, () => void expand(table, details), message)
  } finally {
    status.remove()
  }
}

function insertRows(table: HTMLElement, details: HTMLDetailsElement, part: OptionPart, object: OptionTable): void {
  const row = findRow(details)
  const position = { address: row?.id ?? '', path: row ? getPath(row) : [], getDefault: findDefaults(table, details) }
  const context = createPartContext(part, object, position)
  rememberDefaults(details, context.getDefault)
  const rows = renderNestedTable(object, details.dataset.variant !== undefined, context)
  delete details.dataset.object
  details.insertAdjacentHTML('beforeend', rows)
}

/** Loads an options object that several charts share. */
function loadOptionPart(slug: string, version: string): Promise<OptionPart> {
  return loadOnce(getOptionFileAddress(slug, version), (address) => loadJson(address, isOptionPart))
}

/** Loads all of them. */
export function loadOptionParts(version: string): Promise<OptionParts> {
  return loadOnce(getOptionFileAddress(ALL_OPTIONS, version), (address) => loadJson(address, isOptionParts))
}

const isOptionPart = (value: unknown): value is OptionPart =>
  // a file without a table counts as missing
  isRecord(value) && Array.isArray(value.tables) && isRecord(value.tables[0]) && isRecord(value.outlines)

const isOptionParts = (value: unknown): value is OptionParts =>
  isRecord(value) && Object.values(value).every(isOptionPart)
