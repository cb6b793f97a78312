import {
  code,
  comment,
  joinCode,
  printKey,
  splitLines,
  toIdentifier,
  type Code,
} from '../../../core/shared/code-text.ts'
import { planChart } from './chart-plan.ts'
import type { Plan } from './plan.ts'
import { writeOptions } from './code-options.ts'
import type { Step } from '../../../library/charts/chart.ts'
import { importChart } from '../../../library/charts/index.ts'
import stepsModule from '../../../library/charts/steps.ts?raw'
import { isComputed, planLastStep, planSteps, prepareRows, sampleRows } from './code-steps.ts'
import type { DataTable } from './data-table.ts'
import type { Recommendation } from './recommend.ts'
import { createModuleReader, indent, listRows, writeRow, writeRowType, type Row } from './write-values.ts'

/** A file of code. The first one of a list has the chart. */
export interface CodeFile {
  name: string
  source: Code
  /** Whether it contains only some of the rows that the chart draws. */
  isSample?: boolean
}

/** Rows that fit into the file of the chart. */
const FEW_ROWS = 15

/**
 * Writes the code of a chart with its rows: complete, typed, with the transformation of the data. For tables with more
 * than `maxRows`, the code contains rows that are added up already.
 */
export function writeCode(table: DataTable, recommendation: Recommendation, maxRows = Infinity): CodeFile[] {
  const plan = getPlan(table, recommendation)
  const all = table.rowCount > maxRows && isComputed(plan) && prepareRows(plan, table)
  const rows = all ? sampleRows(all, maxRows, plan.roles.x) : [...listRows(plan, table, maxRows)]
  const isSample = all ? rows.length < all.length : table.rowCount > maxRows && rows.length === maxRows
  const note = isSample
    ? `${rows.length} of ${all ? all.length : table.rowCount} rows.`
    : all && `${plan.group ? `${plan.group.comment}. ` : ''}Prepared from ${table.rowCount} rows.`
  return writeWithRows(planCode(plan, all ? [] : planSteps(plan)), rows, note ? [comment(note)] : [], isSample)
}

export function getPlan(table: DataTable, { chart, mapping }: Recommendation): Plan {
  const plan = planChart(table, chart, mapping)
  if ('problem' in plan) throw new Error(plan.problem)
  return plan
}

/** The parts of the code. The functions are those that the steps call. */
export function planCode(plan: Plan, steps: Step[] = planSteps(plan)) {
  const last = planLastStep(plan, steps.at(-1)?.name ?? code`rows`)
  const before = steps.at(-1)
  if (last) steps.push(last)
  else if (before) before.name = code`data`
  return { plan, steps, settings: writeOptions(plan), functions: pickSteps(steps.flatMap(({ uses = [] }) => uses)) }
}

type ChartCode = ReturnType<typeof planCode>

/** The prop that gets the data, and its value. */
function getDataProp({ plan: { definition } }: ChartCode, variable: Code): Code {
  if (definition.data === 'share') return code`percent: ${variable},`
  if (definition.data === 'twice') return code`data: [${variable}, ${variable}],`
  return variable === 'data' ? code`data,` : code`data: ${variable},`
}

export const writeStep = (step: Step): Code[] => [
  ...(step.comment ? [comment(step.comment)] : []),
  ...splitLines(code`const ${step.name} = ${step.expression}`),
]

const pickSteps = createModuleReader(stepsModule)

/** A module of these parts. */
export const writeModule = (parts: Code[][]): Code => joinCode([...separate(parts), code``])

export const separate = (blocks: Code[][]): Code[] =>
  blocks.filter((block) => block.length > 0).flatMap((block, index) => (index === 0 ? block : [code``, ...block]))

function writeWithRows(parts: ChartCode, rows: Row[], note: Code[], isSample: boolean): CodeFile[] {
  const { plan, steps, settings, functions } = parts
  const chart = toIdentifier(plan.info.chart)
  const variable = steps.length > 0 ? code`rows` : code`data`
  const isInside = rows.length <= FEW_ROWS
  const list = [
    code`const ${variable}${isInside ? code`` : code`: Row[]`} = [`,
    ...rows.map((row) => code`  ${writeRow(row)}`),
    code`]`,
  ]
  const source = writeModule([
    [importChart(chart), ...(isInside ? [] : [code`import { ${variable} } from './data'`])],
    isInside ? [...note, ...list] : [],
    ...steps.map(writeStep),
    settings.constants,
    [
      code`const config: ${chart}Props = {`,
      ...indent([getDataProp(parts, steps.at(-1)?.name ?? code`data`), ...settings.lines]),
      code`}`,
    ],
    [code`export default function MyChart() {`, code`  return <${chart} {...config} />`, code`}`],
    ...functions.map(splitLines),
  ])
  const files = [{ name: 'my-chart.tsx', source, isSample }]
  if (isInside) return files
  const type = writeRowType(
    Object.entries(rows[0] ?? {}).map(([field, value]) => ({
      field: printKey(field),
      isText: typeof value === 'string',
    })),
  )
  const data = [code`export ${joinCode(type)}`, code``, ...note, code`export ${joinCode(list)}`, code``]
  return [...files, { name: 'data.ts', source: joinCode(data) }]
}
