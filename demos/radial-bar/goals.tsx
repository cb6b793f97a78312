/**
 * title: Daily activity goals
 * description: Rings that close at 100% of a goal, with a pale track for the remainder.
 * keywords: activity rings, progress, goal, barBackground, full circle, percent
 */
import { RadialBarChart, type RadialBarChartProps } from '@opd/g2plot-react'

const data = [
  { goal: 'Stand', share: 0.92 },
  { goal: 'Exercise', share: 0.6 },
  { goal: 'Move', share: 0.78 },
]

const shares = new Map(data.map((row) => [row.goal, row.share]))
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: RadialBarChartProps = {
  data,
  xField: 'goal',
  yField: 'share',
  colorField: 'goal',
  height: 320,
  radius: 0.95,
  innerRadius: 0.35,
  // The longest bar spans this angle, so its share of 360 makes a full ring 100%.
  maxAngle: 360 * Math.max(...data.map((row) => row.share)),
  maxBarWidth: 24,
  color: ['#0e9bb5', '#1f9d6b', '#d6409f'],
  barStyle: { lineCap: 'round' },
  barBackground: {},
  meta: { share: { formatter: (value: number) => percent.format(value) } },
  xAxis: false, // A full ring leaves no room for names.
  tooltip: { showTitle: false },
  legend: {
    position: 'bottom',
    flipPage: false,
    itemName: { formatter: (goal) => `${goal} ${percent.format(shares.get(goal) ?? 0)}` },
  },
}

export default function DailyGoals() {
  return <RadialBarChart {...config} />
}
