/**
 * title: Newsletter campaign
 * description: Stages separated by gaps, with bold conversion rates next to the funnel.
 * keywords: gap between stages, outline, border, funnelStyle, maxSize, conversion rate style, font, email
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { stage: 'Delivered', readers: 24_600 },
  { stage: 'Opened', readers: 9840 },
  { stage: 'Clicked', readers: 3120 },
  { stage: 'Ordered', readers: 1180 },
]

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'stage',
  yField: 'readers',
  height: 320,
  appendPadding: [8, 48, 8, 8],
  minSize: 0.42,
  maxSize: 0.9,
  funnelStyle: { stroke: '#fff', lineWidth: 6 },
  color: ['#8a5cd6', '#9a6bdf', '#a97fe5', '#b893ea'],
  legend: false,
  label: {
    formatter: (row) => `${row.stage} ${number.format(row.readers)}`,
    layout: [{ type: 'adjust-color' }],
  },
  conversionTag: {
    offsetY: -2,
    style: { fontSize: 16, fontWeight: 700 },
    formatter: (row) => {
      const [before, now] = row?.$$conversion$$ ?? []
      return percent.format(now / before)
    },
  },
}

export default function NewsletterCampaign() {
  return <FunnelChart {...config} />
}
