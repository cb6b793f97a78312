/**
 * title: How long restaurant guests stay
 * description: Violins with one series for all rows. Lunch is highlighted because its distribution has two peaks.
 * keywords: basic, distribution, density, two peaks, bimodal
 */
import { ViolinChart, type ViolinChartProps } from '@opd/g2plot-react'

// Values around a center, dense in the middle and sparse at both ends.
const around = (center: number, scale: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    return Math.round(center + scale * Math.log(share / (1 - share)))
  })

// Minutes from arrival to payment.
const stays = {
  Breakfast: around(41, 4.5, 120),
  Lunch: [...around(36, 3, 90), ...around(82, 5.5, 70)],
  Coffee: around(52, 7, 80),
  Dinner: around(104, 9, 140),
}

const data = Object.entries(stays).flatMap(([meal, values]) =>
  values.map((minutes) => ({ meal, minutes, all: 'Guests' })),
)

const formatter = (value: number) => `${Math.round(value)} min`

const config: ViolinChartProps = {
  data,
  xField: 'meal',
  yField: 'minutes',
  seriesField: 'all', // Without one series for all rows, violins are a quarter as wide.
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#8a94a6',
  violinStyle: ({ x }) => {
    const color = x === 'Lunch' ? '#db7417' : '#8a94a6'
    return { stroke: color, fill: color, fillOpacity: 0.35 }
  },
  shape: 'smooth',
  legend: false,
  meta: {
    violinY: { formatter },
    low: { alias: 'Shortest', formatter },
    q1: { alias: 'First quartile', formatter },
    median: { alias: 'Median', formatter },
    q3: { alias: 'Third quartile', formatter },
    high: { alias: 'Longest', formatter },
  },
  xAxis: { label: { autoHide: false } },
  yAxis: { min: 0, max: 180, tickInterval: 30 },
  tooltip: { fields: ['low', 'q1', 'median', 'q3', 'high'] },
}

export default function TableTimes() {
  return <ViolinChart {...config} />
}
