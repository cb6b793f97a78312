/**
 * title: Weekly fitness goals
 * description: Four tiles that share one config and differ only in value and color.
 * keywords: cards, tiles, dashboard, several, kpi, fitness
 */
import { RingProgressChart, type RingProgressChartProps } from '@opd/g2plot-react'

const goals = [
  { name: 'Steps', text: '61,300 of 70,000', share: 61300 / 70000, color: '#1f9d6b' },
  { name: 'Exercise', text: '96 of 150 min', share: 96 / 150, color: '#db7417' },
  { name: 'Cycling', text: '31 of 40 km', share: 31 / 40, color: '#4c80f1' },
  { name: 'Sleep', text: '50 of 56 h', share: 50 / 56, color: '#9a6bdf' },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const shared: Omit<RingProgressChartProps, 'percent'> = {
  width: 96,
  height: 96,
  autoFit: false,
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '18px' } },
  },
}

const tiles = goals.map((goal) => {
  const config: RingProgressChartProps = { ...shared, percent: goal.share, color: goal.color }
  return { ...goal, config }
})

export default function WeeklyGoals() {
  return (
    // Two columns, or one on a phone.
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(220px, 40%), 1fr))',
        gap: 24,
        maxWidth: 560,
        margin: '0 auto',
      }}
    >
      {tiles.map(({ name, text, config }) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <RingProgressChart {...config} />
          <div>
            <strong>{name}</strong>
            <br />
            {text}
          </div>
        </div>
      ))}
    </div>
  )
}
