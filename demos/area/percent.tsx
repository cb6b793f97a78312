/**
 * title: Music revenue by format
 * description: A 100% stacked area chart. Each layer shows the share of a format.
 * keywords: percent, share, 100%, normalized, stacked
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const years = ['1980', '1985', '1990', '1995', '2000', '2005', '2010', '2015', '2020']

// Revenue in the United States in million dollars, rounded.
const revenue = {
  Streaming: [0, 0, 0, 0, 0, 150, 460, 2330, 10070],
  Downloads: [0, 0, 0, 0, 0, 920, 2680, 2320, 670],
  CD: [0, 390, 3450, 9490, 13360, 10530, 3390, 1520, 480],
  Cassette: [1300, 2410, 3560, 2540, 630, 10, 0, 0, 0],
  Vinyl: [2560, 1560, 180, 70, 50, 30, 90, 420, 640],
}

const data = Object.entries(revenue).flatMap(([medium, values]) =>
  values.map((amount, index) => ({ year: years[index], medium, amount })),
)

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: AreaChartProps = {
  data,
  xField: 'year',
  yField: 'amount',
  seriesField: 'medium',
  isPercent: true,
  height: 320,
  appendPadding: [0, 20, 4, 4],
  color: ['#1f9d6b', '#0e9bb5', '#4c80f1', '#c99a06', '#8a94a6'],
  areaStyle: { fillOpacity: 0.6 },
  xAxis: { range: [0, 1] },
  yAxis: { tickInterval: 0.25, label: { formatter: (share) => percent.format(Number(share)) } },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { formatter: (row) => ({ name: row.medium, value: percent.format(row.amount) }) },
}

export default function MusicSold() {
  return <AreaChart {...config} />
}
