import { code, joinCode, type Code } from '../../../core/shared/code-text.ts'
import type { Plan } from './plan.ts'
import type { Step } from './code-steps.ts'
import { getFacts } from './column-facts.ts'

/** Statements that a shape needs before the transformation, such as a type or a function. */
export interface Shape extends Step {
  declarations?: Code[]
}

/** The last step, for charts whose data is not a list of rows. */
export function planShape(plan: Plan, source: Code): Shape | undefined {
  const { chart } = plan.info
  const { x = code``, value = code``, sets = code``, measure = code``, goal = code``, total } = plan.roles
  if (/Treemap|Sunburst|CirclePacking/.test(chart))
    return plan.roles.parent ? linkTree(plan, source) : nestTree(plan, source)
  if (plan.range) {
    const ends = plan.range.fields.map(({ field }) => code`row.${field}`)
    return { name: code`data`, expression: code`${source}.map((row) => ({ ...row, ${plan.range.value}: [${ends}] }))` }
  }
  if (chart === 'BoxChart') return boxShape(x, value, source)
  if (chart === 'ViolinChart') {
    const comment = 'The same series in all rows makes the violins as wide as their category.'
    return { name: code`data`, comment, expression: code`${source}.map((row) => ({ ...row, all: 'All' }))` }
  }
  if (chart.startsWith('Tiny')) return { name: code`data`, expression: code`${source}.map((row) => row.${value})` }
  if (chart === 'BulletChart') {
    const end = Math.max(
      ...plan.fields
        .filter(({ field }) => field === measure || field === goal)
        .map(({ column }) => getFacts(column).max),
    )
    return { name: code`data`, expression: code`${source}.map((row) => ({ ...row, range: [${roundUp(end)}] }))` }
  }
  if (chart === 'VennChart') {
    return {
      name: code`data`,
      expression: code`${source}.map((row) => ({ ...row, ${sets}: row.${sets}.split(/[&,;+∩|]/).map((name) => name.trim()) }))`,
    }
  }
  if (/^(?:Gauge|Liquid|RingProgress|Progress)/.test(chart)) return shareShape(plan, value, total, source)
  return undefined
}

/** The next number with one or two digits other than 0. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Number((Math.ceil(value / step) * step).toPrecision(3))
}

function shareShape(plan: Plan, value: Code, total: Code | undefined, source: Code): Shape {
  const add = (field: Code) => code`${source}.reduce((sum, row) => sum + row.${field}, 0)`
  const column = plan.fields.find(({ field }) => field === value)?.column
  const isPercent = column && (column.format?.isPercent === true || getFacts(column).max > 1)
  const mean = code`${add(value)} / ${source}.length${isPercent ? code` / 100` : code``}`
  return { name: code`percent`, expression: total === undefined ? mean : code`${add(value)} / ${add(total)}` }
}

function boxShape(x: Code, value: Code, source: Code): Shape {
  return {
    name: code`data`,
    declarations: [
      code`/** The value below which this share of the sorted values is. */`,
      code`function getQuantile(sorted: number[], share: number) {`,
      code`  const position = (sorted.length - 1) * share`,
      code`  const low = sorted[Math.floor(position)] ?? 0`,
      code`  const high = sorted[Math.ceil(position)] ?? low`,
      code`  return low + (high - low) * (position - Math.floor(position))`,
      code`}`,
    ],
    statements: [
      code`const groups = new Map<string, number[]>()`,
      code`for (const row of ${source}) {`,
      code`  const values = groups.get(row.${x}) ?? []`,
      code`  values.push(row.${value})`,
      code`  groups.set(row.${x}, values)`,
      code`}`,
    ],
    expression: joinCode([
      code`Array.from(groups, ([name, values]) => {`,
      code`  const sorted = values.sort((a, b) => a - b)`,
      code`  return {`,
      code`    ${x}: name,`,
      code`    low: getQuantile(sorted, 0),`,
      code`    q1: getQuantile(sorted, 0.25),`,
      code`    median: getQuantile(sorted, 0.5),`,
      code`    q3: getQuantile(sorted, 0.75),`,
      code`    high: getQuantile(sorted, 1),`,
      code`  }`,
      code`})`,
    ]),
  }
}

function nestTree({ roles: { name = code``, value = code``, group } }: Plan, source: Code): Shape {
  if (group === undefined) {
    const children = code`${source}.map((row) => ({ name: row.${name}, value: row.${value} }))`
    return { name: code`data`, expression: code`{ name: 'All', children: ${children} }` }
  }
  return {
    name: code`data`,
    statements: [
      code`const branches = new Map<string, { name: string; value: number; branch: string }[]>()`,
      code`for (const row of ${source}) {`,
      code`  const leaves = branches.get(row.${group}) ?? []`,
      code`  leaves.push({ name: row.${name}, value: row.${value}, branch: row.${group} })`,
      code`  branches.set(row.${group}, leaves)`,
      code`}`,
    ],
    expression: joinCode([
      code`{`,
      code`  name: 'All',`,
      code`  children: Array.from(branches, ([name, children]) => ({ name, branch: name, children })),`,
      code`}`,
    ]),
  }
}

/** A tree from rows with the key of their parent. */
function linkTree({ roles: { name = code``, value, parent = code``, id = name } }: Plan, source: Code): Shape {
  return {
    name: code`data`,
    declarations: [code`type TreeNode = { name: string; value?: number; children?: TreeNode[] }`],
    statements: [
      code`const nodes = new Map<string, TreeNode>(${source}.map((row) => [row.${id}, { name: row.${name} }]))`,
      code`const roots: TreeNode[] = []`,
      code`for (const row of ${source}) {`,
      code`  const node = nodes.get(row.${id})`,
      code`  const parent = nodes.get(row.${parent})`,
      code`  if (!node) continue`,
      code`  if (parent && parent !== node) (parent.children ??= []).push(node)`,
      code`  else roots.push(node)`,
      code`}`,
      code`// Only leaves have a value. The others are as large as their children.`,
      code`for (const row of ${source}) {`,
      code`  const node = nodes.get(row.${id})`,
      code`  if (node && !node.children) node.value = ${value === undefined ? code`1` : code`row.${value} > 0 ? row.${value} : 0`}`,
      code`}`,
      code`const [root] = roots`,
    ],
    expression: code`root && roots.length === 1 ? root : { name: 'All', children: roots }`,
  }
}
