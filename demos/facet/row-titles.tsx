/**
 * title: Museum visits by city and season
 * description: Columns and rows with their own titles, and a wider gap between the panels.
 * keywords: row title, column title, rowTitle, columnTitle, panel title, spacing, gap, trellis
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const visits = {
  Summer: {
    Lisbon: [420, 510, 530, 560, 690, 980, 940],
    Vienna: [610, 640, 660, 680, 790, 1120, 1060],
  },
  Winter: {
    Lisbon: [260, 290, 310, 320, 380, 560, 540],
    Vienna: [480, 500, 520, 560, 640, 910, 870],
  },
}

const data = Object.entries(visits).flatMap(([season, cities]) =>
  Object.entries(cities).flatMap(([city, values]) =>
    values.map((count, index) => ({ season, city, day: days[index], count })),
  ),
)

const title = { style: { fontSize: 14, fontWeight: 'bold' } } as const

const config: FacetChartProps = {
  type: 'rect',
  fields: ['city', 'season'],
  data,
  height: 400,
  appendPadding: [24, 56, 4, 4], // Leaves room for the titles.
  padding: [8, 8, 16, 24],
  spacing: [8, 24],
  columnTitle: { ...title, offsetY: -8 },
  rowTitle: { ...title, offsetX: 8 },
  meta: { count: { sync: true, min: 0, max: 1200, tickInterval: 400 } },
  eachView: (_view, facet) => ({
    type: 'column',
    options: {
      data: facet?.data ?? [],
      xField: 'day',
      yField: 'count',
      color: facet?.rowIndex === 0 ? '#c99a06' : '#4c80f1',
    },
  }),
}

export default function MuseumVisits() {
  return <FacetChart {...config} />
}
