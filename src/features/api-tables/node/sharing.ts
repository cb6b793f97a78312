import type { Library } from '../../../library/node/model.ts'

/** How many charts and options objects hold each options object: those held by more than one have a place of their own. */
function holdersOf({ definitions }: Library): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>()
  for (const { id, options } of Object.values(definitions)) {
    for (const nested of options.flatMap((option) => option.nested))
      holders.set(nested, (holders.get(nested) ?? new Set()).add(id))
  }
  return holders
}

/** The options objects that more than one holds. They are loaded when they are asked for, once for all pages. */
export function sharedObjects(library: Library): Set<string> {
  return new Set([...holdersOf(library)].filter(([, holders]) => holders.size > 1).map(([id]) => id))
}
