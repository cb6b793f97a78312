/**
 * title: Air quality on weekdays and weekends
 * description: Two boxes per station, with one color per type of day.
 * keywords: grouped, groupField, side by side, legend, air quality
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

// Daily means of PM2.5, in micrograms per cubic meter.
const data = [
  { station: 'Highway', days: 'Weekday', low: 8, q1: 17, median: 23, q3: 30, high: 46 },
  { station: 'Highway', days: 'Weekend', low: 6, q1: 12, median: 16, q3: 22, high: 35 },
  { station: 'Center', days: 'Weekday', low: 6, q1: 11, median: 15, q3: 21, high: 34 },
  { station: 'Center', days: 'Weekend', low: 6, q1: 12, median: 17, q3: 24, high: 38 },
  { station: 'Harbor', days: 'Weekday', low: 5, q1: 10, median: 14, q3: 19, high: 31 },
  { station: 'Harbor', days: 'Weekend', low: 4, q1: 8, median: 11, q3: 16, high: 26 },
  { station: 'Park', days: 'Weekday', low: 3, q1: 6, median: 8, q3: 12, high: 20 },
  { station: 'Park', days: 'Weekend', low: 3, q1: 5, median: 8, q3: 11, high: 19 },
]

const colors: Record<string, string> = { Weekday: '#4c80f1', Weekend: '#db7417' }

const config: BoxChartProps = {
  data,
  xField: 'station',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  groupField: 'days',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: Object.values(colors),
  boxStyle: (row) => ({ lineWidth: 2, fill: colors[row.days], fillOpacity: 0.25 }),
  meta: { median: { formatter: (value: number) => `${value} µg/m³` } },
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 50, tickInterval: 10, title: { text: 'PM2.5, µg/m³' } },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    fields: ['median'],
    customItems: (items) =>
      items.map((item) => ({
        ...item,
        name: item.data.days,
        value: `${item.value} (50% between ${item.data.q1} and ${item.data.q3})`,
      })),
  },
}

export default function AirQuality() {
  return <BoxChart {...config} />
}
