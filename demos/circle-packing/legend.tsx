/**
 * title: Sports club members by team
 * description: A field on groups and leaves sets the color and the legend item. The root is hidden.
 * keywords: legend, colorField, groups, membership, hidden root
 */
import { CirclePackingChart, type CirclePackingChartProps } from '@opd/g2plot-react'

// Members per team.
const sports: Record<string, [team: string, members: number][]> = {
  Soccer: [
    ['First team', 24],
    ['Women', 22],
    ['Under 18', 26],
    ['Under 14', 31],
    ['Under 10', 38],
  ],
  Track: [
    ['Sprint', 14],
    ['Jumps', 11],
    ['Distance', 27],
  ],
  Swimming: [
    ['Laps', 33],
    ['Water polo', 18],
  ],
  Chess: [
    ['League', 9],
    ['Youth', 12],
  ],
}

const data = {
  name: 'Club',
  children: Object.entries(sports).map(([sport, teams]) => ({
    name: sport,
    sport,
    children: teams.map(([name, value]) => ({ name, value, sport })),
  })),
}

const config: CirclePackingChartProps = {
  data,
  height: 400,
  colorField: 'sport',
  color: ['#4c80f1', '#db7417', '#0e9bb5', '#9a6bdf'],
  appendPadding: [36, 0, 0, 0], // The legend doesn't reserve space.
  pointStyle: ({ depth }) => ({ fillOpacity: [0, 0.2, 0.85][depth] }),
  hierarchyConfig: { padding: 0.01 },
  // The spaces keep a label away from the edge of its circle.
  label: {
    offset: 0,
    style: { fill: '#000000', fontSize: 11 },
    formatter: ({ name, children }) => (children ? '' : ` ${name} `),
  },
  legend: { position: 'top-left', flipPage: false },
  meta: { value: { formatter: (value: number) => `${value} members` } },
}

export default function SportsClub() {
  return <CirclePackingChart {...config} />
}
