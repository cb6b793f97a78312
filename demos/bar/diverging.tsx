/**
 * title: Forest gains and losses
 * description: Diverging bars for the change over a decade. Gains extend to the right, losses to the left, with a data label at the end of each bar.
 * keywords: negative values, diverging bar, gain and loss, positive and negative
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

// Million hectares per year, 2010 to 2020, based on the FAO's Global Forest Resources Assessment.
const data = [
  { country: 'China', change: 1.94 },
  { country: 'Australia', change: 0.45 },
  { country: 'India', change: 0.27 },
  { country: 'Chile', change: 0.15 },
  { country: 'Myanmar', change: -0.29 },
  { country: 'Angola', change: -0.56 },
  { country: 'Indonesia', change: -0.75 },
  { country: 'DR Congo', change: -1.1 },
  { country: 'Brazil', change: -1.5 },
]

const gains = new Set(data.filter((row) => row.change > 0).map((row) => row.country))
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
const exact = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', minimumFractionDigits: 2 })

const config: BarChartProps = {
  data,
  xField: 'change',
  yField: 'country',
  height: 340,
  appendPadding: [0, 8, 4, 4],
  color: ({ country }) => (gains.has(country) ? '#1f9d6b' : '#db7417'),
  barWidthRatio: 0.65,
  meta: { change: { formatter: (value: number) => signed.format(value) } },
  xAxis: { min: -3, max: 3, tickInterval: 1.5, title: { text: 'Million hectares per year' } },
  label: { position: 'right', offset: 6, formatter: (row) => exact.format(row.change) },
  tooltip: {
    formatter: (row) => ({ name: 'Per year', value: `${exact.format(row.change)} million ha` }),
  },
}

export default function ForestChange() {
  return <BarChart {...config} />
}
