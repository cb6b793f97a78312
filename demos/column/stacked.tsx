/**
 * title: Electricity mix since 2019
 * description: Stacked columns with one series per energy source. Hovering a segment connects its series across the columns.
 * keywords: stacked column, connectedArea, connected areas, energy, hover
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const years = ['2019', '2020', '2021', '2022', '2023', '2024']

// Ordered from the top of the stack to the bottom.
const terawattHours = {
  Gas: [17.1, 16.9, 15.3, 18.9, 11.6, 7.4],
  Hydro: [10.2, 13.6, 13.4, 8.9, 14.6, 16.1],
  Solar: [1.3, 1.7, 2.2, 3.5, 5.2, 6.5],
  Wind: [13.7, 12.3, 13.2, 13.3, 13.2, 14.3],
}

const data = Object.entries(terawattHours).flatMap(([source, values]) =>
  values.map((energy, index) => ({ year: years[index], source, energy })),
)

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const config: ColumnChartProps = {
  data,
  xField: 'year',
  yField: 'energy',
  seriesField: 'source',
  isStack: true,
  connectedArea: {}, // By default, the areas have the color of the segment.
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#8a94a6', '#4c80f1', '#c99a06', '#1f9d6b'],
  columnWidthRatio: 0.5,
  meta: { energy: { formatter: (value: number) => `${decimal.format(value)} TWh` } },
  yAxis: { max: 50, tickInterval: 10 },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
}

export default function PowerGrid() {
  return <ColumnChart {...config} />
}
