/**
 * title: Dog adoptions
 * description: Four stages of a shelter adoption with names, values, and conversion rates.
 * keywords: basic, conversion rate, conversionTag, stages, minSize
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { stage: 'Inquiry', families: 860 },
  { stage: 'Visit', families: 540 },
  { stage: 'Home check', families: 310 },
  { stage: 'Adoption', families: 265 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'stage',
  yField: 'families',
  height: 320,
  appendPadding: [8, 48, 8, 8],
  minSize: 0.2,
  color: ['#4c84f6', '#6093f7', '#74a2f8', '#88b0f9'],
  legend: false,
  label: { layout: [{ type: 'adjust-color' }] },
  conversionTag: {
    formatter: (row) => {
      const [before, now] = row?.$$conversion$$ ?? []
      return percent.format(now / before)
    },
  },
}

export default function Adoptions() {
  return <FunnelChart {...config} />
}
