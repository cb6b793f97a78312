/**
 * title: Atmospheric carbon dioxide
 * description: Line chart of the annual mean at Mauna Loa in parts per million, rendered with one component and a config object.
 * keywords: first chart, line chart, get started, basic
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const data = [
  { year: '1960', ppm: 317 },
  { year: '1965', ppm: 320 },
  { year: '1970', ppm: 326 },
  { year: '1975', ppm: 331 },
  { year: '1980', ppm: 339 },
  { year: '1985', ppm: 346 },
  { year: '1990', ppm: 354 },
  { year: '1995', ppm: 361 },
  { year: '2000', ppm: 370 },
  { year: '2005', ppm: 380 },
  { year: '2010', ppm: 390 },
  { year: '2015', ppm: 401 },
  { year: '2020', ppm: 414 },
]

const config: LineChartProps = {
  data,
  xField: 'year',
  yField: 'ppm',
  height: 320,
  appendPadding: [8, 16, 4, 4],
  color: '#5b8ff9',
  point: { size: 4 },
  meta: { ppm: { alias: 'CO₂ (ppm)' } },
  yAxis: { min: 300, max: 420 },
}

export default function CarbonDioxide() {
  return <LineChart {...config} />
}
