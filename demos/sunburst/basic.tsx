/**
 * title: Work week by activity
 * description: Two rings with one color per branch and the total in the center.
 * keywords: basic, inner radius, center text, total, annotation, hours
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

const data = {
  name: 'Week',
  children: [
    { name: 'Building', children: leaves(['Features', 11], ['Fixes', 5], ['Reviews', 3]) },
    { name: 'Talking', children: leaves(['Meetings', 6], ['Support', 4]) },
    { name: 'Learning', children: leaves(['Reading', 3], ['Course', 4]) },
  ],
}

const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour' })

const config: SunburstChartProps = {
  data,
  height: 320,
  radius: 1,
  innerRadius: 0.35,
  color: ['#4c80f1', '#db7417', '#1f9d6b'],
  sunburstStyle: { fillOpacity: 1 },
  drilldown: { enabled: false },
  label: { style: { fill: '#000000' } },
  meta: { value: { formatter: (value: number) => hours.format(value) } },
  annotations: [
    {
      type: 'text',
      position: ['50%', '50%'],
      content: hours.format(36),
      style: { textAlign: 'center', fontSize: 18 },
    },
  ],
}

export default function WorkingWeek() {
  return <SunburstChart {...config} />
}
