import type { DefaultValues } from '../../shared/default-value.ts'
import { listObjects, namedType, uniteTypes, type OptionType } from '../../shared/option-type.ts'
import type { Library, Definition, Option } from '../model.ts'
import type { DocumentedLibrary } from '../read-library.ts'

/** One option in one version of the library. */
export interface OptionState {
  type: OptionType
  required: boolean
  /** False if another package declares it. Such options depend on the version of that package. */
  isOwn: boolean
  /** True if options can be listed below it. */
  isObject: boolean
  /** True if its object accepts any name, so that a missing name says nothing. */
  isOpen: boolean
}

/** The API of one version: options by path, such as `legend.position`, for each component or table. */
export interface Snapshot {
  options: Record<string, Record<string, OptionState>>
  /** Default values for each component. */
  defaults: Record<string, DefaultValues>
}

/** Flattens the options of the components and tables. Options of packages that don't match `own` are not followed. */
export function createSnapshot({ library, defaults }: DocumentedLibrary, roots: string[], own: RegExp): Snapshot {
  return {
    options: Object.fromEntries(roots.map((id) => [id, listStates(library, id, own)])),
    defaults: Object.fromEntries(roots.flatMap((id) => (defaults[id] ? [[id, defaults[id]]] : []))),
  }
}

function listStates(library: Library, root: string, own: RegExp): Record<string, OptionState> {
  const states: Record<string, OptionState> = {}
  visitOptions(library, root, own, (path, { key, type, required, isGeneric }, { isOpen = false }) => {
    const known = states[path]
    // an object with a type parameter has one definition for all its types
    const comparable = isGeneric ? namedType('any') : type
    states[path] = {
      // an option of several variants can have several types
      type: known ? uniteTypes([known.type, comparable]) : comparable,
      required: required && (known?.required ?? true),
      isOwn: own.test(key) || (known?.isOwn ?? false),
      isObject: listObjects(type).length > 0 || (known?.isObject ?? false),
      isOpen: isOpen || (known?.isOpen ?? false),
    }
  })
  return states
}

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
