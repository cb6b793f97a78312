import { optionAddress, variantSegment, type OptionNames } from '../shared/options.ts'

/** An option inside another one. */
export interface NestedPath {
  /** The option of the chart that holds it. */
  top: string
  /** As one writes it: `xAxis.label.formatter`. */
  path: string
  address: string
}

/** Deeper than any option of the library; a type that holds itself ends here. */
const DEEPEST = 8

/** Every option below the options of a table, those nearer to the top first. */
export function nestedPaths(names: OptionNames, table: string): NestedPath[] {
  const found: NestedPath[] = []
  let level = (names[table]?.options ?? []).map(([name = '', ...nested]) => ({
    top: name,
    path: name,
    address: [name],
    nested,
  }))
  for (let depth = 1; depth < DEEPEST && level.length > 0; depth++) {
    level = level.flatMap(({ top, path, address, nested }) =>
      nested.flatMap((id) => {
        const object = names[id]
        if (!object) return []
        const within = [...address, ...variantSegment(nested, object.slug)]
        return object.options.map(([name = '', ...inner]) => ({
          top,
          path: `${path}.${name}`,
          address: [...within, name],
          nested: inner,
        }))
      }),
    )
    found.push(...level.map(({ top, path, address }) => ({ top, path, address: optionAddress(address) })))
  }
  return found
}
