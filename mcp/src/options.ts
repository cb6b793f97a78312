import type { ApiOption } from '../../src/features/machine-readable/node/api-schema.ts'
import { findSimilar } from '../../src/core/shared/similar-names.ts'
import type { Chart } from './data.ts'
import { InputError, suggest } from './names.ts'

/** The rows with this path. An option of one of several objects, such as an annotation, has several. */
export function listRows({ options }: Chart, path: string): ApiOption[] {
  const direct = options.filter((option) => option.path === path)
  if (direct.length > 0) return direct
  // an object that occurs twice is listed once: `yAxis.label` is `xAxis.label`
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const around = options.find((option) => option.path === path.slice(0, end) && option.sameAs !== undefined)
    if (around && around.sameAs !== path.slice(0, end))
      return listRows({ options } as Chart, `${around.sameAs}${path.slice(end)}`)
  }
  return []
}

/** The options inside an option, one level deep. */
export function listChildren(chart: Chart, path: string): ApiOption[] {
  const [row] = listRows(chart, path)
  const base = row?.sameAs ?? row?.path
  if (base === undefined) return []
  return chart.options.filter(
    (option) => option.path.startsWith(`${base}.`) && !option.path.slice(base.length + 1).includes('.'),
  )
}

export const isIgnored = ({ description }: ApiOption): boolean =>
  /^(?:Has no effect in this chart|Declared in the types, but has no effect)/.test(description)

const MAX_SUGGESTIONS = 5

/** Finds an option of a chart by its path. Upper and lower case don't matter, nor do names of fields in `meta`. */
export function findOption(chart: Chart, path: string): { path: string; rows: ApiOption[] } {
  const wanted = path.replace(/^\w+Chart(?:Props)?\.|^\//, '').trim()
  const exact = listRows(chart, wanted)
  if (exact.length > 0) return { path: wanted, rows: exact }
  const byCase = chart.options.find((option) => option.path.toLowerCase() === wanted.toLowerCase())
  if (byCase) return { path: byCase.path, rows: listRows(chart, byCase.path) }
  const similar = suggestOptions(chart, wanted)
  throw new InputError(
    `${chart.name} has no option "${path}".${suggest(similar)}` +
      (similar.length > 0 ? '' : ` Its options: ${listNames(chart).join(', ')}.`),
  )
}

const listNames = ({ options }: Chart): string[] =>
  options.map(({ path }) => path).filter((path) => !path.includes('.'))

/** Paths that a misspelled or misplaced name can stand for: nearby names first, then the same name elsewhere. */
export function suggestOptions(chart: Chart, path: string): string[] {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const siblings = parent === '' ? chart.options.filter((row) => !row.path.includes('.')) : listChildren(chart, parent)
  const nearby = findSimilar([name], unique(siblings.map(getLastName)).map(nameCandidate)).map(({ id }) =>
    parent === '' ? id : `${parent}.${id}`,
  )
  const elsewhere = chart.options
    .filter((row) => getLastName(row).toLowerCase() === name.toLowerCase())
    .map((row) => row.path)
    .toSorted((a, b) => a.split('.').length - b.split('.').length)
  return unique([...nearby, ...elsewhere]).slice(0, MAX_SUGGESTIONS)
}

const getLastName = ({ path }: ApiOption): string => path.slice(path.lastIndexOf('.') + 1)
const nameCandidate = (id: string) => ({ id, names: [id] })
const unique = <T>(list: T[]): T[] => [...new Set(list)]
