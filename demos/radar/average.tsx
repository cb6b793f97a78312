/**
 * title: Player compared with the league average
 * description: A filled series for the player and a dashed gray line for the league average.
 * keywords: average, benchmark, dashed, reference, sports
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const skills = ['Passing', 'Dribbling', 'Shots', 'Heading', 'Tackling', 'Pace', 'Stamina']

const ranks = {
  'League average': [50, 50, 50, 50, 50, 50, 50],
  'Ada Brandt': [88, 71, 42, 34, 66, 79, 93],
}

const data = Object.entries(ranks).flatMap(([player, values]) =>
  values.map((percentile, index) => ({ skill: skills[index], player, percentile })),
)

const plurals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }
const ordinal = (value: number) => `${value}${endings[plurals.select(value)]} percentile`

const isAverage = (player: string) => player === 'League average'

const config: RadarChartProps = {
  data,
  xField: 'skill',
  yField: 'percentile',
  seriesField: 'player',
  height: 340,
  radius: 0.66,
  color: ['#8a94a6', '#1f9d6b'],
  lineStyle: (row) =>
    isAverage(row.player) ? { lineWidth: 1.5, lineDash: [4, 4] } : { lineWidth: 3 },
  area: { style: ({ player }) => ({ fillOpacity: isAverage(player) ? 0 : 0.25 }) },
  meta: { percentile: { formatter: (value: number) => ordinal(value) } },
  yAxis: { min: 0, max: 100, tickInterval: 25, label: null },
  legend: { position: 'top', flipPage: false },
}

export default function PlayerAndLeague() {
  return <RadarChart {...config} />
}
