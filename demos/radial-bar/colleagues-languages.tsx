/**
 * title: Languages spoken on the team
 * description: A short ranking with the longest bar on the outside. Names and values are in the open quarter.
 * keywords: ranking, basic, labels, languages, ring
 */
import { RadialBarChart, type RadialBarChartProps } from '@opd/g2plot-react'

const data = [
  { language: 'Polish', people: 4 },
  { language: 'Italian', people: 9 },
  { language: 'French', people: 14 },
  { language: 'Spanish', people: 21 },
  { language: 'English', people: 37 },
]

const people = new Map(data.map((row) => [row.language, row.people]))

const config: RadialBarChartProps = {
  data,
  xField: 'language',
  yField: 'people',
  height: 320,
  radius: 0.95,
  innerRadius: 0.3,
  maxAngle: 270,
  maxBarWidth: 18,
  color: ({ language }) => (language === 'English' ? '#4c80f1' : '#8a94a6'),
  meta: { people: { formatter: (value: number) => `${value} colleagues` } },
  tooltip: { showTitle: false },
  xAxis: {
    label: { autoHide: false, formatter: (language) => `${language} ${people.get(language)}` },
  },
}

export default function LanguagesSpoken() {
  return <RadialBarChart {...config} />
}
