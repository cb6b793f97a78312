import {
  accepts,
  acceptsList,
  hasValue,
  listMembers,
  listObjects,
  listValues,
} from '../../../library/shared/option-type.ts'
import type { DocumentedOption } from '../../api-tables/node/index.ts'
import type { ControlInput } from '../shared/controls/control.ts'
import { findNumberRange } from '../shared/controls/number-range.ts'

type InputOption = Pick<DocumentedOption, 'name' | 'type' | 'values' | 'range'>

/** The control for an option, from its type, its name and its description. Undefined for functions and data. */
export function createInput({ name, type, values, range }: InputOption): ControlInput | undefined {
  if (values && accepts(type, 'string')) return { type: 'select', values }
  const members = listMembers(type)
  const [object, ...others] = listObjects(type)
  if (object !== undefined) {
    const kinds = new Set(members.map(({ kind }) => kind))
    // a list would need a control for each of its items
    if (others.length > 0 || !kinds.has('object') || kinds.has('list') || kinds.has('record')) return undefined
    if (hasValue(type, false) || accepts(type, 'boolean')) return { type: 'group', object, off: false }
    return { type: 'group', object, ...(hasValue(type, null) ? { off: null } : {}) }
  }
  if (accepts(type, 'string') && /color$|^fill$|^stroke$/i.test(name)) return { type: 'color' }
  if (accepts(type, 'number')) {
    if (acceptsList(type, 'number')) return { type: 'list', of: 'number', single: true }
    return { type: 'number', ...getRange(name, range) }
  }
  const texts = listValues(type).filter((value) => typeof value === 'string')
  if (texts.length > 1 || (texts.length === 1 && members.length === 1)) return { type: 'select', values: texts }
  if (accepts(type, 'boolean')) return { type: 'switch' }
  if (accepts(type, 'string')) {
    if (name.endsWith('Field')) return { type: 'column' }
    return acceptsList(type, 'string') ? { type: 'list', of: 'string', single: true } : { type: 'text' }
  }
  if (acceptsList(type, 'number')) return { type: 'list', of: 'number' }
  return acceptsList(type, 'string') ? { type: 'list', of: 'string' } : undefined
}

function getRange(name: string, range: InputOption['range']) {
  if (!range) return findNumberRange(name) ?? {}
  const [min, max, step] = range
  return { min, max, step }
}
