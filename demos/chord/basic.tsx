/**
 * title: Questions between teams
 * description: Questions between five teams in one month, in the default theme colors.
 * keywords: basic, relations, relationships, teams, default colors
 */
import { ChordChart, type ChordChartProps } from '@opd/g2plot-react'

const data = [
  { asks: 'Sales', answers: 'Support', questions: 46 },
  { asks: 'Sales', answers: 'Finance', questions: 31 },
  { asks: 'Support', answers: 'Product', questions: 64 },
  { asks: 'Support', answers: 'Sales', questions: 18 },
  { asks: 'Product', answers: 'Design', questions: 52 },
  { asks: 'Design', answers: 'Support', questions: 27 },
  { asks: 'Finance', answers: 'Sales', questions: 22 },
  { asks: 'Finance', answers: 'Product', questions: 9 },
]

const config: ChordChartProps = {
  data,
  sourceField: 'asks',
  targetField: 'answers',
  weightField: 'questions',
  height: 360,
  appendPadding: [24, 36, 24, 36],
  label: { offset: 6 },
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} asks ${target}`,
      value: `${value} questions`,
    }),
  },
}

export default function QuestionsBetweenTeams() {
  return <ChordChart {...config} />
}
