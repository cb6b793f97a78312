/**
 * title: League standings over ten rounds
 * description: A bump chart with first place at the top and the team name at the end of each line.
 * keywords: bump chart, ranking, reflect, direct labels, end labels
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const places = {
  Falcons: [3, 2, 2, 1, 1, 2, 1, 1, 1, 1],
  Otters: [1, 1, 1, 2, 3, 3, 3, 2, 2, 2],
  Foxes: [5, 5, 4, 4, 2, 1, 2, 3, 3, 3],
  Herons: [2, 3, 3, 3, 4, 4, 4, 4, 5, 4],
  Badgers: [4, 4, 5, 5, 5, 5, 5, 5, 4, 5],
}
const rounds = 10

const data = Object.entries(places).flatMap(([team, list]) =>
  list.map((place, index) => ({ round: String(index + 1), team, place })),
)

const config: LineChartProps = {
  data,
  xField: 'round',
  yField: 'place',
  seriesField: 'team',
  height: 320,
  appendPadding: [16, 72, 4, 4], // Leaves room for the team names.
  color: ['#4c80f1', '#1f9d6b', '#db7417', '#9a6bdf', '#868e9c'],
  lineStyle: { lineWidth: 3 },
  point: { size: 5 },
  limitInPlot: false, // Otherwise, the points in first and last place are clipped.
  reflect: 'y', // Small numbers at the top.
  meta: { round: { range: [0, 1] } },
  xAxis: { position: 'top', line: null, label: { offset: 20 }, title: { text: 'Round' } },
  yAxis: { min: 1, max: 5, tickInterval: 1, grid: null },
  legend: false,
  label: {
    formatter: (row) => (row.round === String(rounds) ? row.team : ''),
    offset: 0,
    offsetX: 12,
    style: { textAlign: 'start', textBaseline: 'middle' },
    layout: [],
  },
}

export default function LeagueTable() {
  return <LineChart {...config} />
}
