import { formatDefault, type DefaultValue, type DefaultValues } from '../../shared/default-value.ts'
import type { Snapshot } from './snapshot.ts'

interface DefaultChange {
  path: string
  kind: 'default'
  from?: string
  to?: string
}

/** Lists the options of a component that have another default value. Those of new options are not changes. */
export function compareDefaults(before: Snapshot, after: Snapshot, id: string): DefaultChange[] {
  const [options = {}, newOptions = {}] = [before.options[id], after.options[id]]
  return compareValues('', before.defaults[id] ?? {}, after.defaults[id] ?? {}).filter(
    ({ path }) => isOption(path, options) && isOption(path, newOptions),
  )
}

/** The options of other packages are only known by the name of the option that contains them. */
function isOption(path: string, options: Snapshot['options'][string]): boolean {
  const [name = ''] = path.split('.')
  return options[name] !== undefined
}

function compareValues(prefix: string, before: DefaultValues, after: DefaultValues): DefaultChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((name) => {
    const [from, to] = [before[name], after[name]]
    const path = prefix + name
    if (typeof from === 'object' && typeof to === 'object') return compareValues(`${path}.`, from, to)
    return describe(from) === describe(to)
      ? []
      : [{ path, kind: 'default' as const, from: describe(from), to: describe(to) }]
  })
}

const describe = (value: DefaultValue | undefined): string | undefined =>
  value === undefined ? undefined : formatDefault(value)
