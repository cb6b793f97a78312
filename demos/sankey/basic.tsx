/**
 * title: What students do after school
 * description: Two columns, with one link per combination of school and next step.
 * keywords: basic, two columns, two stages, rows, source, target
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

const data = [
  { school: 'Prep school', next: 'University', students: 412 },
  { school: 'Prep school', next: 'Training', students: 96 },
  { school: 'Prep school', next: 'Gap year', students: 74 },
  { school: 'High school', next: 'University', students: 158 },
  { school: 'High school', next: 'Training', students: 231 },
  { school: 'High school', next: 'Work', students: 62 },
  { school: 'Trade school', next: 'Training', students: 187 },
  { school: 'Trade school', next: 'Work', students: 143 },
]

const number = new Intl.NumberFormat('en')

const config: SankeyChartProps = {
  data,
  sourceField: 'school',
  targetField: 'next',
  weightField: 'students',
  height: 320,
  color: ['#4c80f1', '#1f9d6b', '#db7417', '#8a94a6', '#8a94a6', '#8a94a6', '#8a94a6'],
  nodeWidth: 8,
  nodePadding: 24,
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source}, then ${target}`,
      value: `${number.format(value)} students`,
    }),
  },
}

export default function AfterSchool() {
  return <SankeyChart {...config} />
}
