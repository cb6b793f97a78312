/**
 * title: Spring arrival of migratory birds
 * description: Violins drawn as smooth outlines without a fill. Formatters convert day numbers to dates on the axis and in the tooltip.
 * keywords: hollow, outline, date axis, day of year, nature, birds
 */
import { ViolinChart, type ViolinChartProps } from '@opd/g2plot-react'

// First sightings as day of the year, one value per village.
const sightings = {
  Starling: [
    36, 41, 44, 46, 48, 49, 51, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 62, 63, 65, 68, 72, 77, 84,
  ],
  Stork: [
    58, 63, 67, 70, 72, 74, 76, 77, 79, 80, 81, 82, 83, 84, 85, 87, 88, 90, 92, 95, 98, 103, 108,
    114,
  ],
  Swallow: [
    88, 91, 93, 95, 96, 97, 98, 99, 100, 100, 101, 102, 103, 103, 104, 105, 106, 107, 108, 110, 112,
    114, 117, 121,
  ],
  Swift: [
    113, 115, 117, 118, 119, 120, 120, 121, 121, 122, 122, 123, 123, 124, 124, 125, 126, 126, 127,
    128, 129, 131, 133, 136,
  ],
}

const data = Object.entries(sightings).flatMap(([bird, days]) =>
  days.map((day) => ({ bird, day, all: 'Villages' })),
)

const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const formatter = (day: number) => date.format(Date.UTC(2025, 0, Math.round(day)))

const config: ViolinChartProps = {
  data,
  xField: 'bird',
  yField: 'day',
  seriesField: 'all',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#0e9bb5',
  shape: 'hollow-smooth',
  violinStyle: { lineWidth: 2, strokeOpacity: 1 },
  legend: false,
  meta: {
    violinY: { formatter, ticks: [1, 32, 60, 91, 121, 152] }, // First day of each month.
    low: { alias: 'First', formatter },
    q1: { alias: '25% by', formatter },
    median: { alias: '50% by', formatter },
    q3: { alias: '75% by', formatter },
    high: { alias: 'Last', formatter },
  },
  xAxis: { label: { autoHide: false } },
  yAxis: { min: 0, max: 152 },
}

export default function BirdArrivals() {
  return <ViolinChart {...config} />
}
