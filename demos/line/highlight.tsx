/**
 * title: One line among many
 * description: Point at a line or at its name: the others step back.
 * keywords: hover, highlight, legend, interaction, states
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024']

const share = {
  Oslo: [29, 31, 34, 37, 41, 45, 48, 50, 53],
  Ghent: [27, 28, 30, 33, 40, 41, 42, 44, 45],
  Graz: [19, 20, 20, 22, 26, 27, 29, 30, 31],
  Porto: [8, 9, 11, 13, 19, 20, 22, 25, 27],
  Leeds: [11, 11, 12, 13, 18, 17, 18, 19, 20],
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
