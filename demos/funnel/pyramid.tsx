/**
 * title: Photo competition
 * description: Pyramid shape, which ends in a point instead of a rectangle.
 * keywords: pyramid, triangle, shape, selection
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { round: 'Submitted', photos: 640 },
  { round: 'Round 1', photos: 470 },
  { round: 'Round 2', photos: 330 },
  { round: 'Catalog', photos: 210 },
  { round: 'Exhibition', photos: 150 },
]

const config: FunnelChartProps = {
  data,
  xField: 'round',
  yField: 'photos',
  shape: 'pyramid',
  minSize: 0.1,
  height: 320,
  appendPadding: 8,
  color: ['#8a94a6', '#9a6bdf', '#4c80f1', '#0e9bb5', '#db7417'],
  legend: { position: 'bottom', flipPage: false },
  conversionTag: false,
  label: { formatter: (row) => row.photos, layout: [{ type: 'adjust-color' }] },
  tooltip: { formatter: (row) => ({ name: row.round, value: `${row.photos} photos` }) },
}

export default function PhotoCompetition() {
  return <FunnelChart {...config} />
}
