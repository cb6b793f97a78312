/**
 * title: 10,000 stars
 * description: Scatter plot of 10,000 stars by color and luminosity, drawn as small squares without animation or tooltip.
 * keywords: large data, big data, performance, 10000 points, log axis, Hertzsprung-Russell
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// A fixed seed gives the same stars on every visit.
let state = 5
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const normal = () => random() + random() + random() + random() - 2

const data = Array.from({ length: 10_000 }, () => {
  const kind = random()
  if (kind < 0.04) {
    const index = 0.1 + 0.3 * normal()
    return { index, light: 10 ** (-2.6 - 1.1 * index + 0.25 * normal()) } // White dwarfs.
  }
  if (kind < 0.16) {
    const index = 1.05 + 0.28 * normal()
    return { index, light: 10 ** (1.7 + 0.6 * (index - 1) + 0.5 * normal()) } // Giants.
  }
  const index = 0.75 + 0.62 * normal()
  return { index, light: 10 ** (2.3 - 3.4 * index + 0.5 * index * index + 0.28 * normal()) }
})

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 1 })

const config: ScatterChartProps = {
  data,
  xField: 'index',
  yField: 'light',
  height: 420,
  appendPadding: [8, 24, 4, 4],
  color: '#4c80f1',
  shape: 'square',
  size: 1,
  pointStyle: { lineWidth: 0, fillOpacity: 0.5 },
  animation: false,
  tooltip: false,
  meta: {
    index: { formatter: (value: number) => decimal.format(value) },
    light: { type: 'log', base: 10, formatter: (value: number) => `${significant.format(value)}×` },
  },
  xAxis: { min: -0.5, max: 2, tickInterval: 0.5, title: { text: 'Color index B−V (blue to red)' } },
  yAxis: { min: 0.0001, max: 10_000, title: { text: 'Luminosity (Sun = 1)' } },
}

export default function StarsByColor() {
  return <ScatterChart {...config} />
}
