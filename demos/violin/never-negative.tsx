/**
 * title: Rainfall on rainy days
 * description: Violins with a flat edge at zero and no box inside.
 * keywords: kde, bandwidth, min, zero, smoothing, box false, weather
 */
import { ViolinChart, type ViolinChartProps } from '@opd/g2plot-react'

// Many light showers and few heavy ones, as quantiles of an exponential distribution.
const showers = (mean: number, count: number) =>
  Array.from({ length: count }, (_, index) => -mean * Math.log(1 - (index + 0.5) / count))

// Millimeters per day.
const rain = {
  Spring: showers(4.1, 110),
  Summer: showers(6.8, 90),
  Fall: showers(5.6, 130),
  Winter: showers(3.2, 140),
}

const data = Object.entries(rain).flatMap(([season, days]) =>
  days.map((amount) => ({ season, amount, all: 'Days' })),
)

const millimeters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'millimeter',
  maximumFractionDigits: 1,
})
const formatter = (value: number) => millimeters.format(value)

const config: ViolinChartProps = {
  data,
  xField: 'season',
  yField: 'amount',
  seriesField: 'all',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#4c80f1',
  kde: { type: 'triangular', min: 0, sampleSize: 48, width: 4 },
  box: false,
  violinStyle: { lineWidth: 1.5, fillOpacity: 0.4 },
  legend: false,
  meta: {
    violinY: { formatter },
    low: { alias: 'Lowest', formatter },
    q1: { alias: 'First quartile', formatter },
    median: { alias: 'Median', formatter },
    q3: { alias: 'Third quartile', formatter },
    high: { alias: 'Highest', formatter },
  },
  yAxis: { min: 0, max: 45, tickInterval: 15 },
}

export default function RainyDays() {
  return <ViolinChart {...config} />
}
