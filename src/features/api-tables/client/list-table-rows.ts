import { joinAddress, renderCells } from '../shared/option-html.ts'
import { getVariantSegment, type OptionPart, type OptionParts, type OptionRow } from '../shared/options.ts'
import { createPartContext, type ObjectPosition, findDefaults, findRow, getPath } from './table-rows.ts'
import type { Searchable } from './rank-options.ts'

/** An option of a table, at any depth. */
export interface ListedRow extends Searchable {
  /** The cells of its row. `name` is HTML. */
  renderCells: (name: string) => string
}

/** Deeper than any option of the library. Stops types that contain themselves. */
const MAX_DEPTH = 8

/** Lists the options in a table, and those in `parts` that have not been expanded yet. */
export function listTableRows(table: HTMLElement, parts: OptionParts): ListedRow[] {
  return [...table.querySelectorAll<HTMLElement>('tr[id]')].flatMap((row) => {
    const details = row.nextElementSibling?.matches('tr.nested')
      ? row.nextElementSibling.querySelectorAll<HTMLElement>(':scope > td > details[data-object]')
      : []
    return [readRow(row), ...[...details].flatMap((object) => listUnloaded(table, object, parts))]
  })
}

function readRow(row: HTMLElement): ListedRow {
  const [, description, type] = row.children
  return {
    path: getPath(row).join('.'),
    text: `${description?.textContent} ${type?.textContent}`.toLowerCase(),
    renderCells: (name) => {
      const copy = row.cloneNode(true) as HTMLElement
      const link = copy.querySelector('th > a')
      if (link) link.innerHTML = name
      return copy.innerHTML
    },
  }
}

function listUnloaded(table: HTMLElement, details: HTMLElement, parts: OptionParts): ListedRow[] {
  const { object: slug = '', variant } = details.dataset
  const row = findRow(details)
  if (!row) return []
  const address = variant === undefined ? row.id : joinAddress(row.id, variant)
  return listObject({ address, path: getPath(row), getDefault: findDefaults(table, details) }, parts, parts[slug])
}

/** Lists the options of an object, which is the first one of its file unless it is inside another one. */
function listObject(
  position: ObjectPosition,
  parts: OptionParts,
  part: OptionPart | undefined,
  object = part?.tables[0],
): ListedRow[] {
  if (!part || !object || position.path.length >= MAX_DEPTH) return []
  const { getDefault, getTable } = createPartContext(part, object, position)
  return object.rows.flatMap((row) => {
    const path = [...position.path, row.name]
    const address = joinAddress(position.address, row.name)
    const option = {
      path: path.join('.'),
      text: getText(row),
      renderCells: (name: string) => renderCells(row, name, address, getDefault(path)),
    }
    const nested = (row.nested ?? []).flatMap((id, _, all) => {
      const inner = getTable(id)
      const slug = inner?.slug ?? part.outlines[id]?.slug ?? ''
      const [variant] = getVariantSegment(all, slug)
      const innerAddress = variant === undefined ? address : joinAddress(address, variant)
      return listObject({ address: innerAddress, path, getDefault }, parts, inner ? part : parts[slug], inner)
    })
    return [option, ...nested]
  })
}

/** The lowercase texts of rows in loaded files, without tags. */
const texts = new WeakMap<OptionRow, string>()

function getText(row: OptionRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = `${row.description} ${row.type}`.replace(/<[^>]*>/g, '').toLowerCase()
  texts.set(row, text)
  return text
}
