import type { ChartDefinition, Role as RoleDefinition, RoleName } from '../../../library/charts/chart.ts'
import { charts } from '../../../library/charts/index.ts'
import { startText, type StartText } from './texts/index.ts'

/** The part of a chart that a column is mapped to. */
export interface Role extends RoleDefinition {
  name: RoleName
  label: string
}

/** A chart of the library. Without roles, it cannot be made from one table. */
export interface ChartInfo {
  chart: string
  route: string
  title: string
  roles: Role[]
}

/** What a chart needs. Undefined for an unknown component. */
export const findDefinition = (chart: string): ChartDefinition | undefined =>
  Object.hasOwn(charts, chart) ? charts[chart] : undefined

/** The chart in the current locale. */
export function describeChart(chart: string, { roles }: ChartDefinition): ChartInfo {
  const slug = chart
    .replace(/Chart$/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase()
  return {
    chart,
    route: `/api/${slug}`,
    title: startText(`start.chart.${slug}` as StartText),
    roles: Object.entries(roles).map(([name, role]) => ({
      ...role,
      name: name as RoleName,
      label: startText(`start.role.${name}` as StartText),
    })),
  }
}

/** Whether a role is a number that is drawn. The others name or place what is drawn. */
export const isMeasure = ({ kinds }: RoleDefinition): boolean => kinds.length === 1 && kinds[0] === 'number'
