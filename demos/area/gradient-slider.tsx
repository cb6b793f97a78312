/**
 * title: Snow depth over two winters
 * description: A gradient fill that fades to transparent, with a slider over all 638 days.
 * keywords: gradient, slider, zoom, fade, time series
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'
import { days } from './gradient-slider/data'

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })
const centimeters = new Intl.NumberFormat('en', { style: 'unit', unit: 'centimeter' })

const config: AreaChartProps = {
  data: days,
  xField: 'date',
  yField: 'depth',
  height: 320,
  appendPadding: [8, 28, 4, 4],
  color: '#4c80f1',
  areaStyle: { fill: 'l(90) 0:#4c80f1b0 1:#4c80f108', fillOpacity: 1 }, // The last two digits set the opacity.
  meta: {
    date: { tickCount: 3, formatter: (day: string) => month.format(new Date(day)) },
    depth: { alias: 'Snow depth', formatter: (value: number) => centimeters.format(value) },
  },
  tooltip: { title: (_, row) => fullDate.format(new Date(row.date)) },
  slider: { start: 0.05, end: 0.45, trendCfg: { isArea: true }, formatter: () => '' },
}

export default function SnowDepth() {
  return <AreaChart {...config} />
}
