/**
 * title: Low-carbon electricity worldwide
 * description: A tooltip with a larger title, square markers, and bold values. Each value has a point.
 * keywords: tooltip style, tooltip CSS, domStyles, bold values, square marker, tooltip font, points on area
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const years = ['2000', '2005', '2010', '2015', '2020']

// Terawatt-hours per year, rounded, based on data from Ember.
const sources = {
  Solar: [1, 4, 32, 256, 851],
  Wind: [31, 104, 346, 829, 1590],
  Nuclear: [2510, 2610, 2630, 2440, 2640],
  Hydro: [2620, 2900, 3410, 3860, 4340],
}

const data = Object.entries(sources).flatMap(([source, values]) =>
  values.map((energy, index) => ({ year: years[index], source, energy })),
)

const number = new Intl.NumberFormat('en')

const config: AreaChartProps = {
  data,
  xField: 'year',
  yField: 'energy',
  seriesField: 'source',
  height: 320,
  appendPadding: [0, 20, 4, 4],
  color: ['#c99a06', '#1f9d9a', '#9a6bdf', '#4c80f1'],
  areaStyle: { fillOpacity: 0.5 },
  point: { size: 3, shape: 'circle' },
  meta: {
    energy: { max: 10_000, formatter: (value: number) => `${number.format(value)} TWh` },
  },
  xAxis: { range: [0, 1] },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    domStyles: {
      'g2-tooltip-title': { fontSize: '14px', fontWeight: 'bold' },
      'g2-tooltip-list-item': { marginTop: '6px', marginBottom: '6px' },
      'g2-tooltip-marker': { borderRadius: '2px', width: '10px', height: '10px' },
      'g2-tooltip-name': { opacity: '0.8' },
      'g2-tooltip-value': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    },
  },
}

export default function LowCarbonElectricity() {
  return <AreaChart {...config} />
}
