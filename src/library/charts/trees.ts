import type { CirclePackingChartProps, SunburstChartProps, TreemapChartProps } from '@opd/g2plot-react'
import { code, joinCode, type Code } from '../../core/shared/code-text.ts'
import {
  Expression,
  names,
  number,
  optional,
  type ChartDefinition,
  type Options,
  type PlannedChart,
  type Step,
} from './chart.ts'

const tree = {
  roles: {
    name: names,
    value: optional(number),
    group: optional(names),
    parent: optional(names),
    id: optional(names),
  },
  data: 'tree',
  isPositive: true,
  order: 'largest',
  top: 60,
  step: (chart, rows) => (chart.roles.parent ? linkTree(chart, rows) : nestTree(chart, rows)),
} satisfies ChartDefinition

export const treemap = {
  ...tree,
  top: 100,
  options: ({ roles }): Options<TreemapChartProps> =>
    roles.group === undefined ? { legend: false } : { colorField: 'branch' },
} satisfies ChartDefinition<TreemapChartProps>

export const sunburst = {
  ...tree,
  options: { innerRadius: 0.25, drilldown: { enabled: false } },
} satisfies ChartDefinition<SunburstChartProps>

export const circlePacking = {
  ...tree,
  options: {
    color: '#4c80f1',
    pointStyle: new Expression(code`({ depth }) => ({ fillOpacity: depth === 0 ? 0.05 : 0.3 })`),
    label: { offset: 0, formatter: new Expression(code`({ name, children }) => (children ? '' : name)`) },
    legend: false,
  },
} satisfies ChartDefinition<CirclePackingChartProps>

function nestTree({ roles: { name = code``, value = code``, group } }: PlannedChart, rows: Code): Step {
  if (group === undefined) {
    const children = code`${rows}.map((row) => ({ name: row.${name}, value: row.${value} }))`
    return { name: code`data`, expression: code`{ name: 'All', children: ${children} }` }
  }
  return {
    name: code`data`,
    statements: [
      code`const branches = new Map<string, { name: string; value: number; branch: string }[]>()`,
      code`for (const row of ${rows}) {`,
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
function linkTree({ roles: { name = code``, value, parent = code``, id = name } }: PlannedChart, rows: Code): Step {
  return {
    name: code`data`,
    declarations: [code`type TreeNode = { name: string; value?: number; children?: TreeNode[] }`],
    statements: [
      code`const nodes = new Map<string, TreeNode>(${rows}.map((row) => [row.${id}, { name: row.${name} }]))`,
      code`const roots: TreeNode[] = []`,
      code`for (const row of ${rows}) {`,
      code`  const node = nodes.get(row.${id})`,
      code`  const parent = nodes.get(row.${parent})`,
      code`  if (!node) continue`,
      code`  if (parent && parent !== node) (parent.children ??= []).push(node)`,
      code`  else roots.push(node)`,
      code`}`,
      code`// Only leaves have a value. The others are as large as their children.`,
      code`for (const row of ${rows}) {`,
      code`  const node = nodes.get(row.${id})`,
      code`  if (node && !node.children) node.value = ${value === undefined ? code`1` : code`row.${value} > 0 ? row.${value} : 0`}`,
      code`}`,
      code`const [root] = roots`,
    ],
    expression: code`root && roots.length === 1 ? root : { name: 'All', children: roots }`,
  }
}
