/**
 * title: After school
 * description: Two stages are enough: which school a class comes from, and what it does next.
 * keywords: basic, two columns, rows, source, target
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

const data = [
  { school: 'Grammar school', next: 'University', pupils: 412 },
  { school: 'Grammar school', next: 'Training', pupils: 96 },
  { school: 'Grammar school', next: 'Year abroad', pupils: 74 },
  { school: 'Comprehensive', next: 'University', pupils: 158 },
  { school: 'Comprehensive', next: 'Training', pupils: 231 },
  { school: 'Comprehensive', next: 'Work', pupils: 62 },
  { school: 'Trade school', next: 'Training', pupils: 187 },
  { school: 'Trade school', next: 'Work', pupils: 143 },
]

const number = new Intl.NumberFormat('en')

const config: SankeyChartProps = {
  data,
  sourceField: 'school',
  targetField: 'next',
  weightField: 'pupils',
  height: 320,
  color: ['#4c80f1', '#1f9d6b', '#db7417', '#8a94a6', '#8a94a6', '#8a94a6', '#8a94a6'],
  nodeWidth: 8,
  nodePadding: 24,
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source}, then ${target}`,
      value: `${number.format(value)} pupils`,
    }),
  },
}

export default function AfterSchool() {
  return <SankeyChart {...config} />
}
