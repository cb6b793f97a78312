/**
 * title: Employee survey
 * description: 100% stacked bars with five answers per statement, from agreement on the left to disagreement on the right.
 * keywords: 100% stacked bar, percent, survey, Likert scale, share, labels inside
 */
import { memo } from 'react'
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const answers = ['Yes', 'Mostly', 'Neutral', 'Not really', 'No']

const survey = {
  'My work has meaning': [48, 31, 12, 6, 3],
  'I can plan my day': [41, 29, 14, 11, 5],
  'I learn new things': [26, 33, 21, 13, 7],
  'Meetings are useful': [9, 24, 28, 25, 14],
}

const data = Object.entries(survey).flatMap(([statement, counts]) =>
  counts.map((people, index) => ({ statement, answer: answers[index], people })),
)

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: BarChartProps = {
  data,
  xField: 'people',
  yField: 'statement',
  seriesField: 'answer',
  isStack: true,
  isPercent: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#1f9d6b', '#7cc4a6', '#8a94a6', '#e8a968', '#db7417'],
  barWidthRatio: 0.6,
  xAxis: false,
  yAxis: { label: { formatter: (text) => text.replace(/^(\S+ \S+) /, '$1\n') } }, // Breaks the text into two lines.
  legend: { position: 'top-left', flipPage: false },
  label: {
    position: 'middle',
    formatter: (row) => ` ${percent.format(row.people)} `, // The spaces keep the text away from the edges.
    layout: [{ type: 'adjust-color' }, { type: 'limit-in-shape' }],
  },
  tooltip: { formatter: (row) => ({ name: row.answer, value: percent.format(row.people) }) },
}

const Chart = memo(BarChart) // With isPercent, a second render breaks the shares.

export default function StaffSurvey() {
  return <Chart {...config} />
}
