/**
 * title: Results at home and away
 * description: Two stacks per club, labeled H for home and A for away. The colors show how 19 matches ended.
 * keywords: grouped stacked column, groupField, clustered stack, sports
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const seasons = [
  { club: 'Falcons', place: 'Home', lost: 1, drawn: 3, won: 15 },
  { club: 'Falcons', place: 'Away', lost: 5, drawn: 5, won: 9 },
  { club: 'Otters', place: 'Home', lost: 4, drawn: 5, won: 10 },
  { club: 'Otters', place: 'Away', lost: 4, drawn: 4, won: 11 },
  { club: 'Badgers', place: 'Home', lost: 3, drawn: 4, won: 12 },
  { club: 'Badgers', place: 'Away', lost: 10, drawn: 3, won: 6 },
  { club: 'Herons', place: 'Home', lost: 5, drawn: 6, won: 8 },
  { club: 'Herons', place: 'Away', lost: 13, drawn: 4, won: 2 },
]

// The first result is on top of the stack.
const data = seasons.flatMap(({ club, place, lost, drawn, won }) => [
  { club, place, result: 'Lost', matches: lost },
  { club, place, result: 'Drawn', matches: drawn },
  { club, place, result: 'Won', matches: won },
])

const config: ColumnChartProps = {
  data,
  xField: 'club',
  yField: 'matches',
  isGroup: true,
  groupField: 'place', // Selects the stack.
  isStack: true,
  seriesField: 'result', // Selects the segment of the stack.
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#db7417', '#8a94a6', '#1f9d6b'],
  dodgePadding: 4,
  meta: { matches: { max: 22, ticks: [0, 5, 10, 15] } }, // Leaves room for the letters.
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
  label: {
    position: 'top',
    offsetY: 4,
    formatter: (row) => (row.result === 'Lost' ? row.place[0] : ''),
  },
  tooltip: {
    formatter: (row) => ({
      name: `${row.place}, ${row.result.toLowerCase()}`,
      value: `${row.matches} matches`,
    }),
  },
}

export default function HomeAndAway() {
  return <ColumnChart {...config} />
}
