/**
 * title: Heating demand of 14 schools
 * description: One outlier highlighted in color and explained by a text annotation, with all other points in gray.
 * keywords: outlier, annotation, highlight one point, data marker
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Square meters and megawatt-hours of heat per year.
const outlier = { school: 'Hillside', area: 3300, heat: 472 }
const data = [
  { school: 'Ash Lane', area: 1200, heat: 108 },
  { school: 'Birch Road', area: 1850, heat: 148 },
  { school: 'Canal Street', area: 2100, heat: 195 },
  { school: 'Elm Park', area: 2600, heat: 221 },
  { school: 'Fairfield', area: 2900, heat: 288 },
  outlier,
  { school: 'Linden', area: 3450, heat: 304 },
  { school: 'Market Square', area: 3900, heat: 369 },
  { school: 'North Gate', area: 4200, heat: 352 },
  { school: 'Orchard', area: 4650, heat: 428 },
  { school: 'Riverside', area: 5100, heat: 421 },
  { school: 'St. Mary', area: 5600, heat: 512 },
  { school: 'Willow', area: 1500, heat: 141 },
  { school: 'Woodland', area: 2350, heat: 190 },
]
const accent = '#e5484d'

const plain = new Intl.NumberFormat('en')

const config: ScatterChartProps = {
  data,
  xField: 'area',
  yField: 'heat',
  height: 320,
  appendPadding: [8, 28, 4, 4],
  shape: 'circle',
  size: 6,
  color: '#8a94a6',
  pointStyle: ({ area }) =>
    area === outlier.area ? { fill: accent, fillOpacity: 1 } : { fillOpacity: 0.7 },
  meta: {
    area: { alias: 'Heated area', formatter: (value: number) => `${plain.format(value)} m²` },
    heat: { alias: 'Heat per year', formatter: (value: number) => `${plain.format(value)} MWh` },
  },
  xAxis: { min: 0, max: 6000, tickInterval: 2000 },
  yAxis: { min: 0, max: 600, tickInterval: 200 },
  tooltip: { showTitle: true, title: 'school' },
  annotations: [
    {
      type: 'text',
      position: [outlier.area, outlier.heat],
      content: 'Hillside: 60% above\nschools of its size',
      offsetX: -12,
      style: { textAlign: 'end', textBaseline: 'middle' },
    },
  ],
}

export default function SchoolHeating() {
  return <ScatterChart {...config} />
}
