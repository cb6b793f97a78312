/**
 * title: Harbor dashboard
 * description: One chart per value, because all bullets in a chart share one axis. The names are text on the page.
 * keywords: dashboard, KPI, different units, multiple charts, harbor
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

const number = new Intl.NumberFormat('en')

const figures = [
  { name: 'Ships handled', unit: '', bands: [60, 90, 120], value: 97, goal: 100, step: 40 },
  { name: 'On-time departures', unit: '%', bands: [70, 85, 100], value: 88, goal: 90, step: 25 },
  { name: 'Freight', unit: ' kt', bands: [300, 450, 600], value: 512, goal: 480, step: 200 },
]

const depth: Record<string, number> = { bands_0: 0.4, bands_1: 0.25, bands_2: 0.12 }

const charts = figures.map(({ name, unit, step, ...row }) => {
  const format = (value: number) => number.format(value) + unit
  const config: BulletChartProps = {
    data: [{ name, ...row }],
    xField: 'name',
    measureField: 'value',
    rangeField: 'bands',
    targetField: 'goal',
    height: 72,
    padding: [4, 24, 24, 16], // Fixed so that all three charts start and end at the same position.
    color: { range: '#8a94a6', measure: '#4c80f1', target: '#db7417' },
    size: { range: 24, measure: 10, target: 24 },
    bulletStyle: { range: (band) => ({ fillOpacity: depth[band.rKey] }), target: { lineWidth: 3 } },
    label: { measure: false },
    xAxis: false,
    yAxis: {
      position: 'left',
      tickInterval: step,
      label: { formatter: (text) => format(Number(text)) },
    },
    tooltip: {
      shared: true,
      customItems: (items) =>
        items.slice(0, 1).flatMap((item) => [
          { ...item, name: 'Current', value: format(row.value), color: '#4c80f1' },
          { ...item, name: 'Goal', value: format(row.goal), color: '#db7417' },
        ]),
    },
  }
  return { name, value: format(row.value), config }
})

export default function HarborFigures() {
  return charts.map(({ name, value, config }) => (
    <section key={name}>
      <p style={{ margin: '8px 0 0' }}>
        {name}: <strong>{value}</strong>
      </p>
      <BulletChart {...config} />
    </section>
  ))
}
