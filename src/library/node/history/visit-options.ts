import { listObjects } from '../../shared/option-type.ts'
import type { Definition, Library, Option } from '../model.ts'

/** Deeper than any option that the chart engine declares. Stops types that contain themselves. */
const MAX_DEPTH = 5

/** Visits the options of a component or table at any depth. Options of packages that don't match `own` are not followed. */
export function visitOptions(
  { definitions }: Library,
  root: string,
  own: RegExp,
  visit: (path: string, option: Option, definition: Definition) => void,
): void {
  const walk = (id: string, prefix: string, depth: number) => {
    const definition = definitions[id]
    for (const option of definition?.options ?? []) {
      const path = prefix + option.name
      if (definition) visit(path, option, definition)
      if (own.test(option.key) && depth < MAX_DEPTH)
        for (const inner of listObjects(option.type)) walk(inner, `${path}.`, depth + 1)
    }
  }
  walk(root, '', 1)
}
