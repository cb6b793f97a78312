/**
 * title: UK electricity generation by source
 * description: A stacked area chart with one layer per source. The height of the stack is the total.
 * keywords: stacked area, energy, total, parts, multiple series
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const firstYear = 2012

// Terawatt-hours, rounded. The first source is at the top of the stack.
const output = {
  Coal: [143, 130, 100, 76, 31, 22, 17, 7, 5, 6, 6, 4],
  Gas: [100, 96, 101, 100, 143, 137, 131, 131, 111, 123, 125, 98],
  Nuclear: [70, 71, 64, 70, 72, 70, 65, 56, 50, 46, 48, 41],
  'Wind and solar': [21, 30, 36, 48, 48, 61, 70, 77, 88, 77, 93, 96],
}

const data = Object.entries(output).flatMap(([source, values]) =>
  values.map((energy, index) => ({ year: String(firstYear + index), source, energy })),
)

const config: AreaChartProps = {
  data,
  xField: 'year',
  yField: 'energy',
  seriesField: 'source',
  height: 320,
  appendPadding: [0, 20, 4, 4], // The last tick label extends past the axis.
  color: ['#8a94a6', '#db7417', '#9a6bdf', '#1f9d6b'],
  areaStyle: { fillOpacity: 0.6 },
  meta: { energy: { formatter: (value: number) => `${value} TWh` } },
  xAxis: { range: [0, 1] }, // The areas span the full width.
  yAxis: { max: 400, tickInterval: 100 },
  legend: { position: 'top-left', flipPage: false },
}

export default function PowerWithoutCoal() {
  return <AreaChart {...config} />
}
