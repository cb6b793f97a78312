import type { ColumnKind } from './data-table.ts'
import { startText, type StartText } from './texts/index.ts'

/** The part of a chart that a column is mapped to. */
export interface Role {
  name: string
  label: string
  kinds: ColumnKind[]
  isOptional?: boolean
  isList?: boolean
}

/** A chart of the library. Without roles, it cannot be made from one table. */
export interface ChartInfo {
  chart: string
  route: string
  title: string
  roles: Role[]
}

type RoleName =
  | 'x'
  | 'y'
  | 'series'
  | 'name'
  | 'value'
  | 'group'
  | 'parent'
  | 'id'
  | 'source'
  | 'target'
  | 'left'
  | 'right'
  | 'open'
  | 'close'
  | 'high'
  | 'low'
  | 'color'
  | 'size'
  | 'total'
  | 'sets'
  | 'measure'
  | 'goal'
  | 'rows'
  | 'columns'

const NAMES: ColumnKind[] = ['category', 'ordered', 'time', 'number', 'id']
const GROUPS: ColumnKind[] = ['category', 'ordered', 'number', 'time']
const NUMBER: ColumnKind[] = ['number']

const role = (name: RoleName, kinds: ColumnKind[], flags: Partial<Role> = {}): Omit<Role, 'label'> => ({
  name,
  kinds,
  ...flags,
})

const x = role('x', NAMES)
/** Without it, the names of several value columns are on the axis. */
const optionalX = role('x', NAMES, { isOptional: true })
const y = role('y', NUMBER, { isList: true })
const optionalY = role('y', NUMBER, { isList: true, isOptional: true })
const series = role('series', GROUPS, { isOptional: true })
const name = role('name', NAMES)
const value = role('value', NUMBER)
const optionalValue = role('value', NUMBER, { isOptional: true })
const tree = [
  name,
  optionalValue,
  role('group', NAMES, { isOptional: true }),
  role('parent', NAMES, { isOptional: true }),
  role('id', NAMES, { isOptional: true }),
]
const links = [role('source', NAMES), role('target', NAMES), optionalValue]
const part = [value, role('total', NUMBER, { isOptional: true })]
const tiny = [value, role('x', ['time', 'ordered', 'number'], { isOptional: true })]

/** The roles of each chart that has a page, in the order in which charts without a recommendation are listed. */
const ROLES: Record<string, Omit<Role, 'label'>[]> = {
  Line: [optionalX, y, series],
  Area: [optionalX, y, series],
  Column: [optionalX, optionalY, series],
  Bar: [optionalX, optionalY, series],
  Pie: [name, optionalValue],
  Scatter: [
    role('x', ['number', 'time']),
    role('y', NUMBER),
    role('color', GROUPS, { isOptional: true }),
    role('size', NUMBER, { isOptional: true }),
  ],
  DualAxes: [x, role('left', NUMBER), role('right', NUMBER)],
  Histogram: [value, series],
  Box: [role('x', GROUPS), value],
  Violin: [role('x', GROUPS), value],
  Heatmap: [
    role('columns', NAMES, { isOptional: true }),
    role('rows', NAMES),
    role('value', NUMBER, { isList: true, isOptional: true }),
  ],
  Treemap: tree,
  Sunburst: tree,
  CirclePacking: tree,
  Radar: [optionalX, y, series],
  Rose: [name, optionalValue],
  RadialBar: [name, optionalValue],
  Funnel: [name, value],
  Waterfall: [name, value],
  WordCloud: [name, optionalValue],
  BidirectionalBar: [x, role('left', NUMBER), role('right', NUMBER)],
  Bullet: [name, role('measure', NUMBER), role('goal', NUMBER)],
  Stock: [role('x', ['time']), role('open', NUMBER), role('close', NUMBER), role('high', NUMBER), role('low', NUMBER)],
  Sankey: links,
  Chord: links,
  Venn: [role('sets', ['category', 'id', 'ordered']), value],
  Gauge: part,
  Liquid: part,
  RingProgress: part,
  Progress: part,
  TinyLine: tiny,
  TinyArea: tiny,
  TinyColumn: tiny,
  Facet: [],
  Mix: [],
}

export const chartNames: string[] = Object.keys(ROLES).map((chart) => `${chart}Chart`)

/** The chart in the current locale. Undefined for an unknown component. */
export function getChart(chart: string): ChartInfo | undefined {
  const base = chart.replace(/Chart$/, '')
  const roles = Object.hasOwn(ROLES, base) ? ROLES[base] : undefined
  if (!roles) return undefined
  const slug = base.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()
  return {
    chart,
    route: `/api/${slug}`,
    title: startText(`start.chart.${slug}` as StartText),
    roles: roles.map((one) => ({ ...one, label: startText(`start.role.${one.name}` as StartText) })),
  }
}
