/**
 * title: A year with solar panels
 * description: Vertical layout with the energy sold to the grid above and the energy bought from it below.
 * keywords: vertical, up and down, energy, solar, months
 */
import { BidirectionalBarChart, type BidirectionalBarChartProps } from '@opd/g2plot-react'

// Kilowatt-hours.
const data = [
  { month: 'Jan', sold: 41, bought: 318 },
  { month: 'Feb', sold: 88, bought: 261 },
  { month: 'Mar', sold: 196, bought: 190 },
  { month: 'Apr', sold: 287, bought: 121 },
  { month: 'May', sold: 352, bought: 84 },
  { month: 'Jun', sold: 371, bought: 68 },
  { month: 'Jul', sold: 364, bought: 71 },
  { month: 'Aug', sold: 318, bought: 86 },
  { month: 'Sep', sold: 224, bought: 128 },
  { month: 'Oct', sold: 129, bought: 203 },
  { month: 'Nov', sold: 52, bought: 284 },
  { month: 'Dec', sold: 29, bought: 337 },
]

const formatter = (value: number) => `${value} kWh`
const side = { max: 400, tickInterval: 200 }

const config: BidirectionalBarChartProps = {
  data,
  xField: 'month',
  yField: ['sold', 'bought'],
  layout: 'vertical',
  height: 340,
  appendPadding: [0, 8, 4, 4],
  color: ['#c99a06', '#8a94a6'],
  meta: { sold: { alias: 'Sold', formatter }, bought: { alias: 'Bought', formatter } },
  yAxis: { sold: side, bought: side },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { shared: true, showMarkers: false },
}

export default function SolarYear() {
  return <BidirectionalBarChart {...config} />
}
