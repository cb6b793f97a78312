/**
 * title: Reservoir levels
 * description: The color of each bar depends on its value, and the pale track represents a full reservoir.
 * keywords: conditional color, threshold, barBackground, percent, traffic light
 */
import { RadialBarChart, type RadialBarChartProps } from '@opd/g2plot-react'

const data = [
  { lake: 'Otter', level: 0.24 },
  { lake: 'Heron', level: 0.41 },
  { lake: 'Alder', level: 0.58 },
  { lake: 'Mill', level: 0.76 },
  { lake: 'Upper', level: 0.9 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })
const levels = new Map(data.map((row) => [row.lake, row.level]))
const highest = Math.max(...data.map((row) => row.level))

function getColor(level: number) {
  if (level < 0.3) return '#e5484d'
  return level < 0.5 ? '#db7417' : '#4c80f1'
}

const config: RadialBarChartProps = {
  data,
  xField: 'lake',
  yField: 'level',
  colorField: 'level',
  height: 320,
  radius: 0.95,
  innerRadius: 0.3,
  endAngle: Math.PI, // Three quarters of a circle.
  maxAngle: 360 * highest,
  maxBarWidth: 16,
  color: ({ level }) => getColor(level),
  barBackground: {},
  xAxis: {
    label: {
      autoHide: false,
      formatter: (lake) => `${lake} ${percent.format(levels.get(lake) ?? 0)}`,
    },
  },
  tooltip: {
    showTitle: false,
    formatter: ({ lake, level }) => ({ name: lake, value: percent.format(level) }),
  },
}

export default function ReservoirLevels() {
  return <RadialBarChart {...config} />
}
