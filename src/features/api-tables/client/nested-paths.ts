import { getOptionAddress, getVariantSegment, type OptionNames } from '../shared/options.ts'

/** An option inside another one. */
export interface NestedPath {
  /** The top-level option of the table. */
  top: string
  /** As in code: `xAxis.label.formatter`. */
  path: string
  address: string
}

/** Deeper than any option of the library. Stops types that contain themselves. */
const MAX_DEPTH = 8

/** Lists all options inside the options of a table, level by level. */
export function listNestedPaths(names: OptionNames, table: string): NestedPath[] {
  const found: NestedPath[] = []
  let level = (names[table]?.options ?? []).map(([name = '', ...nested]) => ({
    top: name,
    path: name,
    address: [name],
    nested,
  }))
  for (let depth = 1; depth < MAX_DEPTH && level.length > 0; depth++) {
    level = level.flatMap(({ top, path, address, nested }) =>
      nested.flatMap((id) => {
        const object = names[id]
        if (!object) return []
        const prefix = [...address, ...getVariantSegment(nested, object.slug)]
        return object.options.map(([name = '', ...inner]) => ({
          top,
          path: `${path}.${name}`,
          address: [...prefix, name],
          nested: inner,
        }))
      }),
    )
    found.push(...level.map(({ top, path, address }) => ({ top, path, address: getOptionAddress(address) })))
  }
  return found
}
