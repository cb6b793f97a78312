/**
 * title: Electricity prices by month and hour
 * description: Drag the two handles of the color legend to show only a range of prices.
 * keywords: continuous legend, color legend, filter by value, handles, range filter, slidable, rail, color bar
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const hours = ['0:00', '3:00', '6:00', '9:00', '12:00', '15:00', '18:00', '21:00']

// Average price in euros per megawatt-hour.
const prices = {
  Jan: [71, 66, 88, 104, 97, 95, 121, 92],
  Mar: [62, 58, 84, 81, 58, 60, 102, 83],
  May: [55, 49, 71, 48, 22, 25, 79, 76],
  Jul: [64, 57, 70, 46, 18, 24, 74, 88],
  Sep: [70, 64, 91, 72, 43, 51, 112, 94],
  Nov: [75, 69, 96, 108, 99, 101, 134, 98],
}

const data = Object.entries(prices).flatMap(([month, values]) =>
  values.map((price, index) => ({ month, hour: hours[index], price })),
)

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const config: HeatmapChartProps = {
  data,
  xField: 'month',
  yField: 'hour',
  colorField: 'price',
  height: 360,
  appendPadding: [8, 8, 4, 4],
  reflect: 'y', // Midnight on top.
  meta: {
    // Keeps rows and columns without visible cells.
    hour: { values: hours },
    month: { values: Object.keys(prices) },
    price: { alias: 'Price', min: 0, max: 140, formatter: (value: number) => euros.format(value) },
  },
  xAxis: { position: 'top' }, // `reflect` flips this, so the axis is at the bottom.
  legend: {
    position: 'bottom',
    min: 0,
    max: 140,
    rail: { size: 14, defaultLength: 220 },
    handler: { size: 12 },
    label: { align: 'rail', spacing: 8, formatter: (value) => euros.format(Number(value)) },
  },
  tooltip: { title: (_, row) => `${row.month}, ${row.hour}` },
}

export default function ElectricityPrices() {
  return <HeatmapChart {...config} />
}
