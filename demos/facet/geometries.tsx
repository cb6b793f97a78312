/**
 * title: River level forecast
 * description: Panels built from geometries, with a line for the expected level and a band for the uncertainty.
 * keywords: geometries, layers, area, line, confidence band, axes
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const levels = {
  Ahr: [1.2, 1.3, 1.9, 2.8, 2.4, 1.8, 1.5],
  Lahn: [2.1, 2.2, 2.6, 3.4, 3.6, 3.1, 2.7],
  Nahe: [1.6, 1.7, 2.4, 3.1, 2.5, 2.0, 1.8],
  Sieg: [0.9, 1.0, 1.2, 1.6, 1.7, 1.5, 1.2],
}
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const data = Object.entries(levels).flatMap(([river, values]) =>
  values.map((level, index) => ({
    river,
    day: days[index],
    level,
    forecast: [level - 0.15 * index, level + 0.2 * index],
  })),
)

const meters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  maximumFractionDigits: 1,
})
const scale = {
  min: 0,
  max: 6,
  tickInterval: 2,
  sync: 'level',
  formatter: (value: number) => meters.format(value),
}

const config: FacetChartProps = {
  type: 'list',
  fields: ['river'],
  cols: 2,
  data,
  height: 380,
  padding: [22, 10, 14, 24],
  axes: { day: {}, forecast: {}, level: false },
  meta: {
    day: { range: [0, 1] },
    level: scale,
    forecast: scale,
  },
  tooltip: { shared: true, showMarkers: false },
  eachView: () => ({
    geometries: [
      {
        type: 'area',
        xField: 'day',
        yField: 'forecast',
        tooltipFields: false,
        mapping: { color: '#8a94a6', style: { fillOpacity: 0.3 } },
      },
      {
        type: 'line',
        xField: 'day',
        yField: 'level',
        tooltipFields: ['river', 'level'],
        mapping: {
          color: '#0e9bb5',
          style: { lineWidth: 2.5 },
          tooltip: ({ river, level }) => ({ name: river, value: meters.format(level) }),
        },
      },
    ],
  }),
}

export default function RiverLevels() {
  return <FacetChart {...config} />
}
