/**
 * title: Build time per page
 * description: Build time per page in milliseconds as the site grows. Both axes are logarithmic.
 * keywords: scaling, large site, build time, log scale
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'
import { data } from './growth/data'

const millisecond = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'millisecond',
  maximumSignificantDigits: 3,
})
const number = new Intl.NumberFormat('en')
const sizes = [...new Set(data.map(({ pages }) => pages))]

const colors: Record<string, string> = {
  'This site': '#0e9bb5',
  VitePress: '#5b8ff9',
  Starlight: '#f6903d',
  Rspress: '#d6409f',
  Docusaurus: '#30a46c',
  dumi: '#9270ca',
}

const config: LineChartProps = {
  data,
  xField: 'pages',
  yField: 'milliseconds',
  seriesField: 'engine',
  height: 380,
  appendPadding: [8, 24, 4, 4],
  color: ({ engine }) => colors[engine ?? ''] ?? '#8a94a6',
  point: { size: 4 },
  lineStyle: ({ engine }) => ({ lineWidth: engine === 'This site' ? 3 : 1.5 }),
  meta: {
    pages: {
      type: 'log',
      base: 10,
      ticks: sizes,
      formatter: (value: number) => `${number.format(value)} pages`,
    },
    milliseconds: {
      type: 'log',
      base: 10,
      ticks: [50, 100, 200, 400],
      formatter: (value: number) => millisecond.format(value),
    },
  },
  xAxis: { min: 30, max: 5000, nice: false },
  yAxis: { min: 40, max: 450, nice: false },
  legend: { position: 'top-left', flipPage: false },
}

export default function CostOfAPage() {
  return <LineChart {...config} />
}
