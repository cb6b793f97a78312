/**
 * title: Parcel deliveries
 * description: Centered bars instead of slopes. The tooltip shows the share of the total and the drop from the previous step.
 * keywords: custom tooltip, rect, centered bars, percentage, drop-off
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { step: 'Loaded', parcels: 184 },
  { step: 'Delivered by noon', parcels: 121 },
  { step: 'On first attempt', parcels: 97 },
  { step: 'In person', parcels: 71 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'step',
  yField: 'parcels',
  shape: 'rect',
  height: 320,
  appendPadding: 8,
  color: '#0e9bb5',
  legend: false,
  conversionTag: false,
  label: {
    formatter: (row) => `${row.step} ${row.parcels}`,
    layout: [{ type: 'adjust-color' }],
  },
  tooltip: {
    formatter: (row) => {
      const [before, now] = row.$$conversion$$
      const lost = before ? `, ${before - now} fewer than before` : ''
      return { name: row.step, value: `${percent.format(row.$$percentage$$)} of total${lost}` }
    },
    domStyles: { 'g2-tooltip': { whiteSpace: 'nowrap' } },
  },
}

export default function ParcelRound() {
  return <FunnelChart {...config} />
}
