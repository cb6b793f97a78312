import { compact, uniq } from 'es-toolkit'
import type { ApiOption } from '../../src/features/machine-readable/node/index.ts'
import { findNearest } from '../../src/core/shared/find-nearest.ts'
import { findSimilar } from '../../src/core/shared/similar-names.ts'
import type { Chart } from './data.ts'
import { InputError, MAX_SUGGESTIONS, formatSuggestions } from './names.ts'

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

/** Finds an option of a chart by its path. Upper and lower case don't matter, nor do names of fields in `meta`. */
export function findOption(chart: Chart, path: string): { path: string; rows: ApiOption[] } {
  const wanted = path.replace(/^\w+Chart(?:Props)?\.|^\//, '').trim()
  const exact = listRows(chart, wanted)
  if (exact.length > 0) return { path: wanted, rows: exact }
  const byCase = chart.options.find((option) => option.path.toLowerCase() === wanted.toLowerCase())
  if (byCase) return { path: byCase.path, rows: listRows(chart, byCase.path) }
  const similar = suggestOptions(chart, wanted)
  throw new InputError(
    `${chart.name} has no option "${path}".${formatSuggestions(similar)}` +
      (similar.length > 0 ? '' : ` Its options: ${listNames(chart).join(', ')}.`),
  )
}

const listNames = ({ options }: Chart): string[] =>
  options.map(({ path }) => path).filter((path) => !path.includes('.'))

/** Paths that a misspelled or misplaced name can stand for: nearby names first, then the same name elsewhere. */
export function suggestOptions(chart: Chart, path: string): string[] {
  const name = getLastName(path)
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const siblings = parent === '' ? chart.options.filter((row) => !row.path.includes('.')) : listChildren(chart, parent)
  const candidates = uniq(siblings.map((row) => getLastName(row.path))).map((id) => ({ id, names: [id] }))
  const nearest = findNearest(
    name,
    candidates.map(({ id }) => id),
  )
  const similar = findSimilar([name], candidates).map(({ id }) => id)
  const nearby = compact([nearest, ...similar]).map((id) => (parent === '' ? id : `${parent}.${id}`))
  // the same name in the same option comes first: `xAxis.label.formatter` for `xAxis.formatter`
  const [root = ''] = path.split('.')
  const elsewhere = listPaths(chart, root)
    .filter((one) => getLastName(one).toLowerCase() === name.toLowerCase())
    .toSorted((a, b) => Number(isIn(root, b)) - Number(isIn(root, a)) || countNames(a) - countNames(b))
  return uniq([...nearby, ...elsewhere]).slice(0, MAX_SUGGESTIONS)
}

/** All paths, also those inside an option whose object is listed elsewhere. */
function listPaths({ options }: Chart, root: string): string[] {
  const same = options.find(({ path }) => path === root)?.sameAs
  const paths = options.map(({ path }) => path)
  const repeated = same === undefined ? [] : paths.filter((path) => isIn(same, path))
  return [...paths, ...repeated.map((path) => root + path.slice(same?.length))]
}

const isIn = (root: string, path: string): boolean => path.startsWith(`${root}.`)
const countNames = (path: string): number => path.split('.').length
const getLastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
