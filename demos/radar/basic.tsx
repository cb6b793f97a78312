/**
 * title: Coffee tasting scores
 * description: A single filled series with data labels at the corners, without a legend or axis numbers.
 * keywords: basic, single series, data labels, area, tasting
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const data = [
  { note: 'Sweetness', score: 7.4 },
  { note: 'Aroma', score: 8.9 },
  { note: 'Body', score: 5.1 },
  { note: 'Bitterness', score: 3.2 },
  { note: 'Finish', score: 6.8 },
  { note: 'Acidity', score: 8.2 },
]

const score = new Intl.NumberFormat('en', { minimumFractionDigits: 1 })

const config: RadarChartProps = {
  data,
  xField: 'note',
  yField: 'score',
  height: 340,
  radius: 0.7,
  color: '#c99a06',
  lineStyle: { lineWidth: 2 },
  area: { style: { fillOpacity: 0.2 } },
  point: { size: 4 },
  meta: { score: { alias: 'Score out of 10', formatter: (value: number) => score.format(value) } },
  yAxis: { min: 0, max: 10, tickInterval: 5, label: null },
  label: { autoRotate: false, offset: 14, style: { fontWeight: 'bold' } },
}

export default function CoffeeTasting() {
  return <RadarChart {...config} />
}
