/**
 * title: City bike and e-bike compared
 * description: Two series with filled areas and points on a shared scale from 0 to 10.
 * keywords: compare, profile, two series, area, rating
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const dimensions = ['Comfort', 'Speed', 'Range', 'Luggage', 'Low upkeep', 'Low price']

const scores = {
  'City bike': [8, 5, 4, 6, 9, 9],
  'E-bike': [9, 8, 9, 7, 4, 3],
}

const data = Object.entries(scores).flatMap(([bike, values]) =>
  values.map((score, index) => ({ dimension: dimensions[index], bike, score })),
)

const config: RadarChartProps = {
  data,
  xField: 'dimension',
  yField: 'score',
  seriesField: 'bike',
  height: 340,
  radius: 0.7, // Leaves room for the names.
  color: ['#4c80f1', '#db7417'],
  lineStyle: { lineWidth: 2 },
  area: { style: { fillOpacity: 0.1 } },
  point: { size: 3 },
  yAxis: { min: 0, max: 10, tickInterval: 5, label: { style: { fill: '#808080' } } },
  legend: { position: 'top', flipPage: false },
}

export default function BikeProfiles() {
  return <RadarChart {...config} />
}
