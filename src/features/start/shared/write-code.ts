import { planChart } from './chart-plan.ts'
import { showsShare, type Plan } from './plan.ts'
import { writeOptions, type Options } from './code-options.ts'
import { listRows, writeRow, writeRowType, type Row } from './code-rows.ts'
import { planShape, type Shape } from './code-shapes.ts'
import { planSteps, type Step } from './code-steps.ts'
import { indent } from './code-text.ts'
import type { DataTable } from './data-table.ts'
import { isComputed, prepareRows, sampleRows } from './prepare-rows.ts'
import type { Recommendation } from './recommend.ts'

/** A file of code. The first one of a list has the chart. */
export interface CodeFile {
  name: string
  source: string
  /** Whether it contains only some of the rows that the chart draws. */
  isSample?: boolean
}

export interface CodeOptions {
  /** The most rows that the code contains. For larger tables it contains rows that are added up already. */
  maxRows?: number
}

/** Rows that fit into the file of the chart. */
const FEW_ROWS = 15

/** Writes the code of a chart with its rows: complete, typed, with the transformation of the data. */
export function writeCode(
  table: DataTable,
  recommendation: Recommendation,
  { maxRows = Infinity }: CodeOptions = {},
): CodeFile[] {
  const plan = getPlan(table, recommendation)
  const all = table.rowCount > maxRows && isComputed(plan) && prepareRows(plan, table)
  const rows = all ? sampleRows(all, maxRows, plan.roles.x) : [...listRows(plan, table, maxRows)]
  const isSample = all ? rows.length < all.length : table.rowCount > maxRows && rows.length === maxRows
  const note = isSample
    ? `${rows.length} of ${all ? all.length : table.rowCount} rows.`
    : all && `${plan.group ? `${plan.group.comment}. ` : ''}Prepared from ${table.rowCount} rows.`
  return writeWithRows(planCode(plan, all ? [] : planSteps(plan)), rows, note ? [`// ${note}`] : [], isSample)
}

export function getPlan(table: DataTable, { chart, mapping }: Recommendation): Plan {
  const plan = planChart(table, chart, mapping)
  if ('problem' in plan) throw new Error(plan.problem)
  return plan
}

export function planCode(plan: Plan, steps: (Step | Shape)[] = planSteps(plan)): Code {
  const shape = planShape(plan, steps.at(-1)?.name ?? 'rows')
  if (shape) steps.push(shape)
  const last = steps.at(-1)
  if (last && last !== shape) last.name = 'data'
  return { plan, steps, settings: writeOptions(plan), declarations: shape?.declarations ?? [] }
}

export interface Code {
  plan: Plan
  steps: Step[]
  settings: Options
  declarations: string[]
}

/** The prop that gets the data, and its value. */
function getDataProp({ plan }: Code, variable: string): string {
  if (showsShare(plan)) return `percent: ${variable},`
  if (plan.info.chart === 'DualAxesChart') return `data: [${variable}, ${variable}],`
  return variable === 'data' ? 'data,' : `data: ${variable},`
}

export const writeStep = ({ name, comment, statements = [], expression }: Step): string[] => [
  ...(comment ? [`// ${comment}`] : []),
  ...statements,
  ...`const ${name} = ${expression}`.split('\n'),
]

export const separate = (blocks: string[][]): string[] =>
  blocks.filter((block) => block.length > 0).flatMap((block, index) => (index === 0 ? block : ['', ...block]))

function writeWithRows(code: Code, rows: Row[], note: string[], isSample: boolean): CodeFile[] {
  const { plan, steps, settings, declarations } = code
  const { chart } = plan.info
  const variable = steps.length > 0 ? 'rows' : 'data'
  const isInside = rows.length <= FEW_ROWS
  const list = [`const ${variable}${isInside ? '' : ': Row[]'} = [`, ...rows.map((row) => `  ${writeRow(row)}`), ']']
  const source = separate([
    [
      `import { ${chart}, type ${chart}Props } from '@opd/g2plot-react'`,
      ...(isInside ? [] : [`import { ${variable} } from './data'`]),
    ],
    isInside ? [...note, ...list] : [],
    declarations,
    ...steps.map(writeStep),
    settings.constants,
    [
      `const config: ${chart}Props = {`,
      ...indent([getDataProp(code, steps.at(-1)?.name ?? 'data'), ...settings.lines]),
      '}',
    ],
    ['export default function MyChart() {', `  return <${chart} {...config} />`, '}', ''],
  ])
  const files = [{ name: 'my-chart.tsx', source: source.join('\n'), isSample }]
  if (isInside) return files
  const type = writeRowType(
    Object.entries(rows[0] ?? {}).map(([field, value]) => ({ field, isText: typeof value === 'string' })),
  )
  const data = [`export ${type[0]}`, ...type.slice(1), '', ...note, `export ${list[0]}`, ...list.slice(1), '']
  return [...files, { name: 'data.ts', source: data.join('\n') }]
}
