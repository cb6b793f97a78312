import { uniqBy } from 'es-toolkit'
import { findNearest } from '../../../src/core/shared/find-nearest.ts'
import type { Chart, Data } from '../data.ts'
import { formatSuggestions } from '../names.ts'
import { listRows, suggestOptions } from '../options.ts'
import { checkTypes } from './check-types.ts'
import { findCharts, type ChartUse, type UnknownOption } from './chart-uses.ts'
import { getPlace, isError, type Problem } from './problems.ts'
import type { CheckedProgram } from './program.ts'
import type { Trap } from './chart-facts.ts'
import { CHART_TRAPS } from './traps-of-charts.ts'
import { REACT_TRAPS } from './traps-of-react.ts'

/** Codes of the compiler for a property that a type does not have. */
const MISSING_PROPERTY = /does not exist (?:in|on) type/

/** Reports type errors, unknown options, ignored options, and known traps, in the order of the code. */
export function checkSnippet(program: CheckedProgram, data: Data): { charts: string[]; problems: Problem[] } {
  const uses = findCharts(program)
  const unknown = uses.flatMap((use) => use.unknown.map((option) => ({ use, option })))
  const places = new Set(unknown.map(({ option }) => formatPlace(getPlace(option.name))))
  const types = checkTypes(program, data)
    // the same mistake, described with the options of the chart
    .filter((problem) => !(places.has(formatPlace(problem)) && MISSING_PROPERTY.test(problem.message)))
    .map((problem) => addDocumentedType(problem, uses, data))
  const problems = [
    ...types,
    ...unknown.map(({ use, option }) => describeUnknown(option, use.component, data)),
    ...uses.flatMap((use) => [...listIgnored(use, data), ...listTraps(use, program, data)]),
  ]
  return { charts: [...new Set(uses.map(({ component }) => component))], problems: sortUnique(problems) }
}

const formatPlace = ({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>) => `${file}:${line}:${column}`

const findDocumentation = (component: string, { charts }: Data): Chart | undefined =>
  charts.find(({ name }) => name === component)

function getOptionUrl(chart: Chart | undefined, path: string, { site }: Data): string | undefined {
  const [row] = chart ? listRows(chart, path) : []
  return chart && row ? `${site.url}${chart.route}#${row.id}` : undefined
}

function describeUnknown({ path, name, known }: UnknownOption, component: string, data: Data): Problem {
  const chart = findDocumentation(component, data)
  const legacy = LEGACY_OPTIONS.find((option) => option.path === path)
  const documented = chart ? suggestOptions(chart, path) : []
  const nearest = findNearest(path.slice(path.lastIndexOf('.') + 1), known)
  const parent = path.slice(0, path.lastIndexOf('.') + 1)
  const suggestions = documented.length > 0 || nearest === undefined ? documented : [parent + nearest]
  const advice = legacy ? ` ${legacy.advice}` : formatSuggestions(suggestions)
  const url = legacy ? data.site.url + legacy.link : getOptionUrl(chart, suggestions[0] ?? '', data)
  return {
    kind: 'unknown-option',
    ...getPlace(name),
    option: path,
    message: `${component} has no option "${path}".${advice}`,
    suggestions: legacy ? undefined : suggestions,
    url,
  }
}

function listIgnored({ component, options }: ChartUse, data: Data): Problem[] {
  const chart = findDocumentation(component, data)
  if (!chart) return []
  return options.flatMap(({ path, name, value }): Problem[] => {
    const rows = listRows(chart, path)
    if (rows.length === 0 || !rows.every((row) => row.ignored && !row.required) || value?.getText() === 'undefined')
      return []
    const message = `${component}, "${path}": ${rows[0]?.description ?? ''}`
    const url = getOptionUrl(chart, path, data)
    return [{ kind: 'ignored-option', ...getPlace(name), option: path, message, url }]
  })
}

function listTraps(use: ChartUse, { checker }: CheckedProgram, data: Data): Problem[] {
  const chart = findDocumentation(use.component, data)
  return TRAPS.flatMap(({ id, charts, message, link, find }): Problem[] => {
    if (charts && !charts.includes(use.component)) return []
    const found = find({ ...use, checker })
    if (!found) return []
    const url = data.site.url + (link.startsWith('#') ? (chart?.route ?? '') : '') + link
    return [{ kind: 'trap', trap: id, ...getPlace(found), message, url }]
  })
}

/** Adds the documented type of the option that the compiler complains about. */
function addDocumentedType(problem: Problem & { start: number }, uses: ChartUse[], data: Data): Problem {
  const { start, ...rest } = problem
  for (const { component, options } of uses) {
    const use = options.find(({ name }) => name.getStart() === start && getPlace(name).file === problem.file)
    const chart = use && findDocumentation(component, data)
    const [row] = chart ? listRows(chart, use.path) : []
    if (use && row) {
      const url = getOptionUrl(chart, use.path, data)
      const message = `${rest.message} Type of "${use.path}": ${row.type}.`
      return { ...rest, option: use.path, message, url }
    }
  }
  return rest
}

/** An object that two charts share is reported once. */
function sortUnique(problems: Problem[]): Problem[] {
  return uniqBy(problems, (problem) => `${formatPlace(problem)} ${problem.message}`).toSorted(
    (a, b) => Number(isError(b)) - Number(isError(a)) || a.file.localeCompare(b.file) || a.line - b.line,
  )
}

export const TRAPS: Trap[] = [...REACT_TRAPS, ...CHART_TRAPS]

const MIGRATION = '/recipes#migrate-from-version-1-title-description-forcefit'
const LISTENERS = "There are no event props. Add a listener in `onReady`: `plot.on('element:click', …)`."

/** Options of version 1, with what replaces them. */
const VERSION_1 = {
  title: 'Write the title as HTML around the chart.',
  description: 'Write the description as HTML around the chart.',
  forceFit: 'Use `autoFit`, which is on by default.',
  guideLine: "Use `annotations` with `type: 'line'`.",
  markerPoints: "Use `annotations` with `type: 'dataMarker'`.",
  stackField: 'Use `seriesField` with `isStack`.',
  groupField: 'Use `seriesField` with `isGroup`.',
  events: LISTENERS,
}

const EVENT_PROPS = ['onClick', 'onEvent', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onDoubleClick']

export const LEGACY_OPTIONS: { path: string; advice: string; link: string }[] = [
  ...Object.entries(VERSION_1).map(([path, advice]) => ({ path, advice, link: MIGRATION })),
  ...EVENT_PROPS.map((path) => ({ path, advice: LISTENERS, link: '/guide#events' })),
]
