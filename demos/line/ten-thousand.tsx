/**
 * title: Vibration of a bearing, 10,000 readings
 * description: 10,000 points on a linear axis, one per second, drawn without animation.
 * keywords: large data, performance, 10000 points, big data, animation off
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

// The fixed seed produces the same line on every visit.
let state = 7
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

let drift = 0
const data = Array.from({ length: 10_000 }, (_, second) => {
  drift = 0.995 * drift + 0.12 * (random() - 0.5)
  const wear = Math.max(0, second - 7200) / 1400
  const knock = random() > 0.998 - wear / 500 ? 1.5 : 0
  return { second, speed: 2.4 + drift + wear + knock + 0.3 * (random() - 0.5) }
})

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const clock = new Intl.DateTimeFormat('en', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

const config: LineChartProps = {
  data,
  xField: 'second',
  yField: 'speed',
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#db7417',
  lineStyle: { lineWidth: 1 },
  animation: false,
  meta: {
    // A linear scale instead of 10,000 categories.
    second: {
      type: 'linear',
      tickInterval: 3600,
      formatter: (value: number) => clock.format(value * 1000),
    },
    speed: { alias: 'Vibration', formatter: (value: number) => `${decimal.format(value)} mm/s` },
  },
  xAxis: { nice: false }, // The axis ends at the last reading.
}

export default function BearingVibration() {
  return <LineChart {...config} />
}
