import type { Plan } from './plan.ts'
import type { Step } from './code-steps.ts'
import { getFacts } from './column-facts.ts'

/** Statements that a shape needs before the transformation, such as a type or a function. */
export interface Shape extends Step {
  declarations?: string[]
}

/** The last step, for charts whose data is not a list of rows. */
export function planShape(plan: Plan, source: string): Shape | undefined {
  const { chart } = plan.info
  const { x = '', value = '', sets = '', measure = '', goal = '', total } = plan.roles
  if (/Treemap|Sunburst|CirclePacking/.test(chart))
    return plan.roles.parent ? linkTree(plan, source) : nestTree(plan, source)
  if (plan.range) {
    const ends = plan.range.fields.map(({ field }) => `row.${field}`).join(', ')
    return { name: 'data', expression: `${source}.map((row) => ({ ...row, ${plan.range.value}: [${ends}] }))` }
  }
  if (chart === 'BoxChart') return boxShape(x, value, source)
  if (chart === 'ViolinChart') {
    const comment = 'The same series in all rows makes the violins as wide as their category.'
    return { name: 'data', comment, expression: `${source}.map((row) => ({ ...row, all: 'All' }))` }
  }
  if (chart.startsWith('Tiny')) return { name: 'data', expression: `${source}.map((row) => row.${value})` }
  if (chart === 'BulletChart') {
    const end = Math.max(
      ...plan.fields
        .filter(({ field }) => field === measure || field === goal)
        .map(({ column }) => getFacts(column).max),
    )
    return { name: 'data', expression: `${source}.map((row) => ({ ...row, range: [${roundUp(end)}] }))` }
  }
  if (chart === 'VennChart') {
    return {
      name: 'data',
      expression: `${source}.map((row) => ({ ...row, ${sets}: row.${sets}.split(/[&,;+∩|]/).map((name) => name.trim()) }))`,
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

function shareShape(plan: Plan, value: string, total: string | undefined, source: string): Shape {
  const add = (field: string) => `${source}.reduce((sum, row) => sum + row.${field}, 0)`
  const column = plan.fields.find(({ field }) => field === value)?.column
  const isPercent = column && (column.format?.isPercent === true || getFacts(column).max > 1)
  const mean = `${add(value)} / ${source}.length${isPercent ? ' / 100' : ''}`
  return { name: 'percent', expression: total === undefined ? mean : `${add(value)} / ${add(total)}` }
}

function boxShape(x: string, value: string, source: string): Shape {
  return {
    name: 'data',
    declarations: [
      '/** The value below which this share of the sorted values is. */',
      'function getQuantile(sorted: number[], share: number) {',
      '  const position = (sorted.length - 1) * share',
      '  const low = sorted[Math.floor(position)] ?? 0',
      '  const high = sorted[Math.ceil(position)] ?? low',
      '  return low + (high - low) * (position - Math.floor(position))',
      '}',
    ],
    statements: [
      'const groups = new Map<string, number[]>()',
      `for (const row of ${source}) {`,
      `  const values = groups.get(row.${x}) ?? []`,
      `  values.push(row.${value})`,
      `  groups.set(row.${x}, values)`,
      '}',
    ],
    expression: [
      'Array.from(groups, ([name, values]) => {',
      '  const sorted = values.sort((a, b) => a - b)',
      '  return {',
      `    ${x}: name,`,
      '    low: getQuantile(sorted, 0),',
      '    q1: getQuantile(sorted, 0.25),',
      '    median: getQuantile(sorted, 0.5),',
      '    q3: getQuantile(sorted, 0.75),',
      '    high: getQuantile(sorted, 1),',
      '  }',
      '})',
    ].join('\n'),
  }
}

function nestTree({ roles: { name = '', value = '', group } }: Plan, source: string): Shape {
  if (group === undefined) {
    const children = `${source}.map((row) => ({ name: row.${name}, value: row.${value} }))`
    return { name: 'data', expression: `{ name: 'All', children: ${children} }` }
  }
  return {
    name: 'data',
    statements: [
      'const branches = new Map<string, { name: string; value: number; branch: string }[]>()',
      `for (const row of ${source}) {`,
      `  const leaves = branches.get(row.${group}) ?? []`,
      `  leaves.push({ name: row.${name}, value: row.${value}, branch: row.${group} })`,
      `  branches.set(row.${group}, leaves)`,
      '}',
    ],
    expression: [
      '{',
      "  name: 'All',",
      '  children: Array.from(branches, ([name, children]) => ({ name, branch: name, children })),',
      '}',
    ].join('\n'),
  }
}

/** A tree from rows with the key of their parent. */
function linkTree({ roles: { name = '', value, parent = '', id = name } }: Plan, source: string): Shape {
  return {
    name: 'data',
    declarations: ['type TreeNode = { name: string; value?: number; children?: TreeNode[] }'],
    statements: [
      `const nodes = new Map<string, TreeNode>(${source}.map((row) => [row.${id}, { name: row.${name} }]))`,
      'const roots: TreeNode[] = []',
      `for (const row of ${source}) {`,
      `  const node = nodes.get(row.${id})`,
      `  const parent = nodes.get(row.${parent})`,
      '  if (!node) continue',
      '  if (parent && parent !== node) (parent.children ??= []).push(node)',
      '  else roots.push(node)',
      '}',
      '// Only leaves have a value. The others are as large as their children.',
      `for (const row of ${source}) {`,
      `  const node = nodes.get(row.${id})`,
      `  if (node && !node.children) node.value = ${value === undefined ? '1' : `row.${value} > 0 ? row.${value} : 0`}`,
      '}',
      'const [root] = roots',
    ],
    expression: "root && roots.length === 1 ? root : { name: 'All', children: roots }",
  }
}
