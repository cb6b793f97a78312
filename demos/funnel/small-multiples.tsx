/**
 * title: Swimming courses
 * description: One funnel per course, each scaled to its own largest stage, so that the shapes can be compared.
 * keywords: small multiples, seriesField, facet, groups, trellis
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const stages = ['Enrolled', 'Halfway', 'Took the test', 'Passed']
const children = {
  Beginners: [96, 81, 70, 52],
  Bronze: [64, 60, 57, 49],
  Silver: [38, 29, 20, 11],
}

const data = Object.entries(children).flatMap(([course, values]) =>
  values.map((count, index) => ({ stage: stages[index], course, count })),
)

const config: FunnelChartProps = {
  data,
  xField: 'stage',
  yField: 'count',
  seriesField: 'course',
  height: 320,
  minSize: 0.2,
  appendPadding: [0, 8, 8, 8],
  color: ['#4c80f1', '#0e9bb5', '#9a6bdf', '#1f9d6b'],
  legend: { position: 'bottom', flipPage: false },
  conversionTag: false,
  label: {
    formatter: (row) => row.count,
    layout: [{ type: 'adjust-color' }],
  },
  tooltip: {
    fields: ['stage', 'course', 'count'],
    formatter: (row) => ({
      name: `${row.course}, ${row.stage.toLowerCase()}`,
      value: `${row.count} children`,
    }),
  },
}

export default function SwimmingCourses() {
  return <FunnelChart {...config} />
}
