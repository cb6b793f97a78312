/**
 * title: Scooter battery levels
 * description: Rings below 20% are red, and all others are gray.
 * keywords: threshold, conditional color, battery, status, small
 */
import { RingProgressChart, type RingProgressChartProps } from '@opd/g2plot-react'

const scooters = [
  { id: 'S-107', charge: 0.92 },
  { id: 'S-112', charge: 0.58 },
  { id: 'S-118', charge: 0.13 },
  { id: 'S-121', charge: 0.71 },
  { id: 'S-126', charge: 0.06 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const shared: Omit<RingProgressChartProps, 'percent'> = {
  height: 72,
  animation: false,
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '14px' } },
  },
}

const rings = scooters.map(({ id, charge }) => {
  const config: RingProgressChartProps = {
    ...shared,
    percent: charge,
    color: charge < 0.2 ? '#e5484d' : '#8a94a6',
  }
  return { id, config }
})

export default function ScooterBatteries() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
        gap: 16,
      }}
    >
      {rings.map(({ id, config }) => (
        <div key={id} style={{ minWidth: 0, textAlign: 'center' }}>
          <RingProgressChart {...config} />
          {id}
        </div>
      ))}
    </div>
  )
}
