/**
 * title: Vineyard correlations
 * description: Correlation matrix of six vineyard measures, with diverging colors and data labels.
 * keywords: correlation matrix, data labels, diverging, square, symmetric
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const names = ['Yield', 'Sugar', 'Acid', 'Rain', 'Sun', 'Frost']

const matrix = [
  [1, -0.31, 0.12, 0.44, 0.38, -0.67],
  [-0.31, 1, -0.72, -0.58, 0.81, 0.06],
  [0.12, -0.72, 1, 0.49, -0.64, 0.11],
  [0.44, -0.58, 0.49, 1, -0.69, 0.08],
  [0.38, 0.81, -0.64, -0.69, 1, -0.15],
  [-0.67, 0.06, 0.11, 0.08, -0.15, 1],
]

const data = matrix.flatMap((row, y) =>
  row.map((correlation, x) => ({ one: names[y], other: names[x], correlation })),
)

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

const config: HeatmapChartProps = {
  data,
  xField: 'other',
  yField: 'one',
  colorField: 'correlation',
  height: 360,
  appendPadding: [8, 8, 4, 4],
  color: ['#db7417', '#dfe3ea', '#4c80f1'],
  meta: {
    one: { values: names.toReversed() },
    correlation: {
      alias: 'Correlation',
      min: -1,
      max: 1,
      formatter: (value: number) => decimal.format(value),
    },
  },
  xAxis: { grid: null, label: { autoHide: false } },
  yAxis: { grid: null },
  label: { layout: [{ type: 'adjust-color' }] },
  tooltip: { title: (_, row) => `${row.one} and ${row.other}`, fields: ['correlation'] },
}

export default function HarvestCorrelations() {
  return <HeatmapChart {...config} />
}
