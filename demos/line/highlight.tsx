/**
 * title: Share of trips by bicycle
 * description: Hovering a line or its legend item fades the other lines.
 * keywords: hover, highlight, legend, interaction, states
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024']

const share = {
  Utrecht: [41, 42, 43, 45, 47, 48, 49, 50, 51],
  Ghent: [22, 23, 25, 28, 34, 33, 34, 36, 37],
  Graz: [15, 15, 16, 17, 20, 20, 20, 21, 22],
  Seville: [9, 9, 9, 10, 13, 13, 14, 15, 16],
  Leeds: [3, 3, 3, 4, 7, 5, 5, 6, 6],
}

const data = Object.entries(share).flatMap(([city, values]) =>
  values.map((trips, index) => ({ year: years[index], city, trips })),
)

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LineChartProps = {
  data,
  xField: 'year',
  yField: 'trips',
  seriesField: 'city',
  height: 320,
  appendPadding: [0, 20, 4, 4],
  color: ['#4c80f1', '#1f9d6b', '#9a6bdf', '#db7417', '#d6409f'],
  lineStyle: { lineWidth: 2.5 },
  meta: {
    year: { range: [0, 1] },
    trips: { formatter: (value: number) => percent.format(value / 100) },
  },
  legend: { position: 'top-left', flipPage: false },
  interactions: [{ type: 'element-highlight-by-color' }, { type: 'legend-highlight' }],
  state: { inactive: { style: { opacity: 0.2 } } },
}

export default function TripsByBicycle() {
  return <LineChart {...config} />
}
