import { findDefault } from '../../../library/shared/default-value.ts'
import type { RowContext } from '../shared/option-html.ts'
import { createOutline, type OptionPart, type OptionTable } from '../shared/options.ts'

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
