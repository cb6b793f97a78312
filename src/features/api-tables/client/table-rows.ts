import { findDefault, type DefaultValues } from '../../../library/shared/default-value.ts'
import type { RowContext } from '../shared/option-html.ts'
import { type OptionPath, createOutline, type OptionPart, type OptionTable } from '../shared/options.ts'

type GetDefault = RowContext['getDefault']

/** The row of the option that a details element belongs to. */
export function findRow(details: Element): HTMLElement | undefined {
  const row = details.closest('tr.nested')?.previousElementSibling
  return row instanceof HTMLElement ? row : undefined
}

/** The option names from the top of the table to the option of a row. */
export function getPath(row: Element): OptionPath {
  const details = row.closest('details')
  const outer = details ? findRow(details) : undefined
  return [...(outer ? getPath(outer) : []), row.querySelector('th > a')?.textContent ?? '']
}

/** The defaults of each loaded object, for the objects inside it. */
const loadedDefaults = new WeakMap<Element, GetDefault>()

export const rememberDefaults = (details: Element, getDefault: GetDefault): void =>
  void loadedDefaults.set(details, getDefault)

/** The defaults that the objects around a details element set for the options inside it. */
export function findDefaults(table: HTMLElement, details: Element): GetDefault {
  for (let outer = details.parentElement?.closest('details'); outer; outer = outer.parentElement?.closest('details')) {
    const found = loadedDefaults.get(outer)
    if (found) return found
  }
  const defaults = JSON.parse(table.dataset.defaults ?? '{}') as DefaultValues
  return (path) => findDefault(defaults, path)
}

/** Where an object is in the table, and the defaults of the objects around it. */
export type ObjectPosition = Pick<RowContext, 'address' | 'path' | 'getDefault'>

/** The context of the rows of an object in a loaded file. */
export function createPartContext(part: OptionPart, object: OptionTable, position: ObjectPosition): RowContext {
  const { address, path } = position
  const getTable = (id: string) => part.tables.find((inner) => inner.id === id)
  return {
    address,
    path,
    // defaults of the chart take precedence over defaults of the object
    getDefault: (option) => position.getDefault(option) ?? findDefault(object.defaults, option.slice(path.length)),
    getTable,
    getOutline: (id) => {
      const inner = getTable(id)
      return inner ? createOutline(inner) : part.outlines[id]
    },
  }
}
