import type { BoxChartProps } from '@opd/g2plot-react'
import { code, joinCode } from '../../core/shared/code-text.ts'
import { groups, number, roundUp, type ChartDefinition, type Options } from './chart.ts'

export const box = {
  roles: { x: { ...groups, most: 40 }, value: number },
  fields: { xField: 'x', yField: ['low', 'q1', 'median', 'q3', 'high'] },
  isRaw: true,
  order: 'position',
  options({ getFacts }): Options<BoxChartProps> {
    const min = getFacts('value')?.min ?? 0
    return min < 0 ? { yAxis: { min: -roundUp(-min) } } : {}
  },
  step: ({ roles: { x = code``, value = code`` } }, rows) => ({
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
      code`for (const row of ${rows}) {`,
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
  }),
} satisfies ChartDefinition<BoxChartProps>
