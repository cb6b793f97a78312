/**
 * title: Electricity by source
 * description: A pie inside a donut. The inner slices are the sums of the outer slices.
 * keywords: nested pie, donut, two levels, hierarchy
 */
import { MixChart, type MixChartProps } from '@opd/g2plot-react'

const families = [
  { family: 'Renewable', share: 0.55 },
  { family: 'Fossil', share: 0.32 },
  { family: 'Nuclear', share: 0.13 },
]
const sources = [
  { source: 'Wind', share: 0.27 },
  { source: 'Hydro', share: 0.12 },
  { source: 'Solar', share: 0.16 },
  { source: 'Gas', share: 0.19 },
  { source: 'Coal', share: 0.13 },
  { source: 'Uranium', share: 0.13 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })
const share = (row: { share?: number }) => percent.format(row.share ?? 0)
const meta = { share: { formatter: (value: number) => percent.format(value) } }

const config: MixChartProps = {
  height: 360,
  legend: { family: { position: 'bottom', flipPage: false }, source: false },
  tooltip: { showTitle: false, showMarkers: false },
  plots: [
    {
      type: 'pie',
      options: {
        data: families,
        angleField: 'share',
        colorField: 'family',
        radius: 0.42,
        color: ['#1f9d6b', '#8a94a6', '#9a6bdf'],
        meta,
        label: {
          type: 'inner',
          offset: '-32%',
          autoRotate: false,
          content: share,
          style: { textAlign: 'center' },
          layout: [{ type: 'adjust-color' }],
        },
      },
    },
    {
      type: 'pie',
      options: {
        data: sources,
        angleField: 'share',
        colorField: 'source',
        radius: 0.68,
        innerRadius: 0.64,
        statistic: undefined,
        color: ['#1f9d6b', '#45ad83', '#6fbf9c', '#8a94a6', '#a7aebb', '#9a6bdf'],
        meta,
        label: {
          type: 'outer',
          offset: 20,
          labelLine: false,
          content: (row) => `${row.source}\n${share(row)}`,
        },
      },
    },
  ],
}

export default function ElectricitySources() {
  return <MixChart {...config} />
}
