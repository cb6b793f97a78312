import { joinAddress, renderCells } from '../shared/option-html.ts'
import {
  getVariantSegment,
  type OptionPart,
  type OptionParts,
  type OptionRow,
  type OptionTable,
} from '../shared/options.ts'
import { createPartContext, type ObjectPosition, findDefaults, findRow, getPath } from './table-rows.ts'
import type { Searchable } from './rank-options.ts'

/** An option of a table, at any depth. */
export interface ListedOption extends Searchable {
  /** The cells of its row. `name` is HTML. */
  renderCells: (name: string) => string
}

/** Deeper than any option of the library. Stops types that contain themselves. */
const MAX_DEPTH = 8

/** Lists the options in a table, and those in `parts` that have not been expanded yet. */
export function listOptions(table: HTMLElement, parts: OptionParts): ListedOption[] {
  return [...table.querySelectorAll<HTMLElement>('tr[id]')].flatMap((row) => {
    const details = row.nextElementSibling?.matches('tr.nested')
      ? row.nextElementSibling.querySelectorAll<HTMLElement>(':scope > td > details[data-object]')
      : []
    return [readRow(row), ...[...details].flatMap((object) => listUnloaded(table, object, parts))]
  })
}

function readRow(row: HTMLElement): ListedOption {
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

function listUnloaded(table: HTMLElement, details: HTMLElement, parts: OptionParts): ListedOption[] {
  const { object: slug = '', variant } = details.dataset
  const part = parts[slug]
  const row = findRow(details)
  if (!part || !row) return []
  const address = variant === undefined ? row.id : joinAddress(row.id, variant)
  return listObject(
    part,
    part.tables[0],
    { address, path: getPath(row), getDefault: findDefaults(table, details) },
    parts,
  )
}

function listObject(
  part: OptionPart,
  object: OptionTable | undefined,
  position: ObjectPosition,
  parts: OptionParts,
): ListedOption[] {
  if (!object || position.path.length >= MAX_DEPTH) return []
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
      const innerPart = inner ? part : parts[slug]
      const [variant] = getVariantSegment(all, slug)
      const innerAddress = variant === undefined ? address : joinAddress(address, variant)
      return innerPart
        ? listObject(innerPart, inner ?? innerPart.tables[0], { address: innerAddress, path, getDefault }, parts)
        : []
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
