import type { CirclePackingChartProps, SunburstChartProps, TreemapChartProps } from '@opd/g2plot-react'
import { code, quote, type Code } from '../../core/shared/code-text.ts'
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
  const fields = [group, name, value].map((field) => quote(field))
  return { name: code`data`, expression: code`nestRows(${rows}, ${fields})`, uses: ['nestRows'] }
}

/** A tree from rows with the key of their parent. */
function linkTree({ roles: { name = code``, value, parent = code``, id = name } }: PlannedChart, rows: Code): Step {
  const fields = [id, parent, name, ...(value === undefined ? [] : [value])].map((field) => quote(field))
  return { name: code`data`, expression: code`linkRows(${rows}, ${fields})`, uses: ['linkRows'] }
}
