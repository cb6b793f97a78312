/**
 * title: Ferry crossings and passengers
 * description: Minutes on one side and passengers on the other. Each side has its own scale and unit.
 * keywords: two units, two scales, yAxis by field, transportation, ferry
 */
import { BidirectionalBarChart, type BidirectionalBarChartProps } from '@opd/g2plot-react'

const data = [
  { route: 'Island', minutes: 95, passengers: 1240 },
  { route: 'Cape', minutes: 60, passengers: 2180 },
  { route: 'Old port', minutes: 25, passengers: 4350 },
  { route: 'Castle', minutes: 20, passengers: 3120 },
  { route: 'Beach', minutes: 12, passengers: 5460 },
]

const whole = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact' })

const config: BidirectionalBarChartProps = {
  data,
  xField: 'route',
  yField: ['minutes', 'passengers'],
  height: 320,
  appendPadding: [0, 8, 4, 4],
  color: ['#8a94a6', '#0e9bb5'],
  meta: {
    minutes: { alias: 'Crossing', formatter: (value: number) => `${value} min` },
    passengers: { alias: 'Daily passengers', formatter: (value: number) => whole.format(value) },
  },
  yAxis: {
    // The two zeros would overlap.
    minutes: {
      max: 120,
      tickInterval: 60,
      label: { formatter: (text) => (text === '0 min' ? '' : text) },
    },
    passengers: {
      max: 6000,
      tickInterval: 3000,
      label: {
        formatter: (text) => (text === '0' ? '' : compact.format(Number(text.replace(',', '')))),
      },
    },
  },
  legend: { position: 'top', flipPage: false },
  tooltip: { shared: true, showMarkers: false },
}

export default function FerryRoutes() {
  return <BidirectionalBarChart {...config} />
}
