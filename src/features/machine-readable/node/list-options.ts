import { library } from '../../../library/node/index.ts'
import { findDefault, type DefaultValue } from '../../../library/shared/default-value.ts'
import { formatType, listValues } from '../../../library/shared/option-type.ts'
import {
  getOptionAddress,
  getVariantSegment,
  groupRows,
  isComponentWithPage,
  type ApiDocumentation,
  type DocumentedOption,
  type OptionRow,
} from '../../api-tables/node/index.ts'

/** An option with its whole path: `xAxis.label.formatter`. */
export interface ListedOption {
  name: string
  path: string
  /** The hash of its row on the page of its table. */
  address: string
  /** The options object that declares it. */
  object: string
  /** The name of the object around it, if the value can be one of several: `LineOption`. */
  variant?: string
  type: string
  default?: DefaultValue
  /** Finished HTML, used if the chart engine has no default. */
  fallback?: string
  /** Finished HTML. */
  description: string
  required?: true
  /** True if it has no effect here. */
  ignored?: true
  /** The release that introduced it, if that is known. */
  since?: string
  values?: (string | number)[]
  /** Ids of the objects that its value can be or contain. */
  objects: string[]
  /** The option whose properties are the same and are listed there. */
  sameAs?: string
  /** True if its properties are not in the list. */
  isCut?: true
}

/** Decides whether the properties of shared objects are listed. `depth` is 1 for an option of the component itself. */
export type IsListed = (objects: string[], depth: number) => boolean

interface Place {
  id: string
  depth: number
  /** The names down to the object. */
  names: string[]
  /** The segments of its address, which also contain variants. */
  segments: string[]
}

/** Lists the options of a component or an options object with all nested ones. Each object is listed once. */
export function flattenOptions(start: string, api: ApiDocumentation, isListed: IsListed = () => true): ListedOption[] {
  const places = placeObjects(start, api, isListed)
  const table = api.tables.get(start)
  const isComponent = isComponentWithPage(start, api)
  const prefix = isComponent || !table ? [] : [table.slug]
  const listObject = ({ id, names, segments }: Place, variant?: string): ListedOption[] =>
    orderRows(id, api).flatMap((row) => {
      const path = [...names, row.name]
      const address = getOptionAddress([...prefix, ...segments, row.name])
      const nested = row.nested ?? []
      const option: ListedOption = {
        name: row.name,
        path: path.join('.'),
        address,
        object: id,
        variant,
        ...describeRow(row, id, api),
        objects: nested,
        // what the chart engine sets at this path, or for the object wherever it is
        default:
          findDefault(table?.defaults ?? {}, path) ?? findDefault(api.tables.get(id)?.defaults ?? {}, [row.name]),
      }
      const inner = nested.flatMap((object) => {
        const place = places.get(object)
        return place && getKey(place) === path.join('.') ? [place] : []
      })
      const other = nested.find((object) => !inner.some((place) => place.id === object))
      const same = places.get(other ?? '')
      if (same) option.sameAs = getKey(same)
      else if (other !== undefined) option.isCut = true
      return [
        option,
        ...inner.flatMap((place) => listObject(place, nested.length > 1 ? api.tables.get(place.id)?.name : undefined)),
      ]
    })
  return listObject({ id: start, depth: 0, names: [], segments: [] })
}

const getKey = ({ names }: Place): string => names.join('.')

/** Finds the first place of each object, the nearest to the component. */
function placeObjects(start: string, api: ApiDocumentation, isListed: IsListed): Map<string, Place> {
  const places = new Map<string, Place>()
  const queue: Place[] = [{ id: start, depth: 0, names: [], segments: [] }]
  // the queue grows while it is read
  for (const { id, depth, names, segments } of queue)
    for (const { name, nested = [] } of orderRows(id, api)) {
      const hasShared = isListed(nested, depth + 1)
      for (const object of nested) {
        const table = api.tables.get(object)
        if (!table || object === start || places.has(object)) continue
        if (api.shared.has(object) && !hasShared) continue
        const place: Place = {
          id: object,
          depth: depth + 1,
          names: [...names, name],
          segments: [...segments, name, ...getVariantSegment(nested, table.slug)],
        }
        places.set(object, place)
        queue.push(place)
      }
    }
  return places
}

/** The number of properties of the objects, with those of the objects that only they contain. */
export function countProperties(objects: string[], api: ApiDocumentation): number {
  const seen = new Set<string>()
  const count = (id: string): number => {
    if (seen.has(id)) return 0
    seen.add(id)
    const rows = api.tables.get(id)?.rows ?? []
    const inner = rows.flatMap(({ nested = [] }) => nested).filter((object) => !api.shared.has(object))
    return inner.reduce((sum, object) => sum + count(object), rows.length)
  }
  return objects.reduce((sum, object) => sum + count(object), 0)
}

/** The rows of a component are in the order of its table. */
function orderRows(id: string, api: ApiDocumentation): OptionRow[] {
  const table = api.tables.get(id)
  if (!table) return []
  if (!api.library.components.includes(id)) return table.rows
  const { own, groups } = groupRows(table, api)
  return [...own, ...groups.flatMap(({ rows }) => rows)]
}

function describeRow(row: OptionRow, owner: string, api: ApiDocumentation) {
  const option = api.options.get(owner)?.find(({ name }) => name === row.name)
  const values = option ? findValues(option) : []
  return {
    type: option ? formatType(option.type) : '',
    description: row.description,
    fallback: row.fallback,
    required: row.required || undefined,
    ignored: row.ignored ? (true as const) : undefined,
    since: option?.since && `${library.historyNames[option.since.package]} ${option.since.version}`,
    values: values.length > 0 ? values : undefined,
  }
}

/** The values that the description or the type lists. */
const findValues = ({ values, type }: DocumentedOption): (string | number)[] =>
  values ?? listValues(type).filter((value) => typeof value === 'string' || typeof value === 'number')
