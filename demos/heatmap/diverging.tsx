/**
 * title: Temperature anomalies by month
 * description: Difference from the 1961–1990 mean in a diverging color range with the neutral color at zero.
 * keywords: diverging palette, diverging colors, anomaly, deviation, negative values, blue red
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Means per decade for a weather station north of the Alps.
const anomalies = {
  '1960s': [-0.9, -0.3, -0.8, 0.2, -0.3, 0.1, -0.4, -0.5, 0.3, 0.4, -0.2, -1.1],
  '1970s': [0.4, 0.1, -0.2, -0.6, -0.1, -0.3, 0.1, 0.2, -0.5, -0.6, 0.1, 0.6],
  '1980s': [-0.3, -0.6, 0.3, 0.1, 0.2, -0.4, 0.3, 0.1, 0.2, 0.4, -0.3, 0.5],
  '1990s': [1.1, 1.3, 0.9, 0.4, 0.7, 0.1, 0.9, 1, -0.2, -0.1, -0.4, 0.1],
  '2000s': [0.9, 0.8, 0.6, 1.6, 1.1, 1.2, 1, 1.2, 0.6, 1, 1.1, 0.4],
  '2010s': [1, 0.6, 1.2, 1.9, 0.8, 1.7, 1.6, 1.7, 1.2, 1.3, 1.5, 2.2],
  '2020s': [2.1, 2.9, 1.5, 0.9, 0.9, 2.3, 1.8, 2.2, 2.4, 2.3, 1.7, 2],
}

const data = Object.entries(anomalies).flatMap(([decade, values]) =>
  values.map((anomaly, index) => ({ decade, month: months[index], anomaly })),
)

const signed = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  style: 'unit',
  unit: 'celsius',
})

const config: HeatmapChartProps = {
  data,
  xField: 'month',
  yField: 'decade',
  colorField: 'anomaly',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  color: ['#2f6fe4', '#dfe3ea', '#e5484d'],
  meta: {
    // A symmetric range keeps the neutral color at zero.
    anomaly: {
      alias: 'vs. 1961–1990',
      min: -3,
      max: 3,
      formatter: (value: number) => signed.format(value),
    },
  },
  legend: {
    position: 'top-left',
    slidable: false,
    label: { formatter: (value) => signed.format(Number(value)) },
  },
  tooltip: { title: (_, row) => `${row.month}, ${row.decade}` },
}

export default function TemperatureAnomaly() {
  return <HeatmapChart {...config} />
}
