/**
 * title: Wind by direction and strength
 * description: Polar heatmap of hours per year, with wind directions around the circle and strength increasing outward.
 * keywords: polar, wind rose, circular, rings, compass
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

const hours = {
  Light: [210, 190, 240, 200, 260, 310, 330, 250],
  Breeze: [160, 180, 310, 210, 270, 520, 610, 330],
  Fresh: [70, 90, 190, 80, 150, 480, 560, 260],
  Gale: [10, 10, 30, 10, 40, 190, 240, 90],
}

const data = Object.entries(hours).flatMap(([strength, counts]) =>
  counts.map((count, index) => ({ direction: directions[index], strength, count })),
)

const plain = new Intl.NumberFormat('en')

const config: HeatmapChartProps = {
  data,
  xField: 'direction',
  yField: 'strength',
  colorField: 'count',
  height: 400,
  coordinate: { type: 'polar', cfg: { innerRadius: 0.15 } },
  meta: {
    strength: { range: [1 / 8, 7 / 8] }, // Four rings from the inner radius to the edge.
    count: { alias: 'Hours per year', min: 0, formatter: (value: number) => plain.format(value) },
  },
  xAxis: { grid: null, label: { offset: 12 } },
  yAxis: {
    top: true,
    grid: null,
    line: null,
    tickLine: null,
    // The labels overlap light and dark cells.
    label: { style: { fill: '#262626', stroke: '#ffffff', lineWidth: 3 } },
  },
  legend: { position: 'bottom', slidable: false, label: { formatter: (value) => `${value} h` } },
  tooltip: { title: (_, row) => `${row.strength} from ${row.direction}` },
}

export default function WindRose() {
  return <HeatmapChart {...config} />
}
