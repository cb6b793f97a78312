/**
 * title: Rent of a one-bedroom apartment
 * description: City names rotated by 45 degrees below the columns, and a y-axis in dollars.
 * keywords: rotate labels, rotated axis labels, diagonal, 45 degrees, long names, textAlign, currency axis, dollar, format axis labels
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const data = [
  { city: 'New York', rent: 4180 },
  { city: 'San Francisco', rent: 3060 },
  { city: 'Boston', rent: 2790 },
  { city: 'Los Angeles', rent: 2390 },
  { city: 'Washington, DC', rent: 2310 },
  { city: 'Seattle', rent: 2020 },
  { city: 'Chicago', rent: 1890 },
  { city: 'Philadelphia', rent: 1660 },
  { city: 'Salt Lake City', rent: 1410 },
  { city: 'Minneapolis', rent: 1290 },
]

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const config: ColumnChartProps = {
  data,
  xField: 'city',
  yField: 'rent',
  height: 340,
  appendPadding: [8, 8, 4, 4],
  color: '#1f9d9a',
  meta: { rent: { alias: 'Rent', formatter: (value: number) => dollars.format(value) } },
  xAxis: {
    label: {
      rotate: -Math.PI / 4,
      offsetY: 4,
      style: { textAlign: 'end' }, // Each name ends below its column.
      autoHide: false,
    },
  },
  yAxis: { max: 5000, tickInterval: 1000 },
}

export default function Rents() {
  return <ColumnChart {...config} />
}
