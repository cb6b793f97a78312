/**
 * title: Rain barrel levels
 * description: A function of the percentage sets the color of the liquid and the outline. All four charts share one config.
 * keywords: threshold, conditional color, liquidStyle, callback, multiple charts
 */
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const barrels = [
  { place: 'Greenhouse', level: 0.86 },
  { place: 'Orchard', level: 0.33 },
  { place: 'Roses', level: 0.24 },
  { place: 'Compost', level: 0.12 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

function getColor(level: number) {
  if (level < 0.15) return '#e5484d'
  return level < 0.3 ? '#c99a06' : '#1f9d6b'
}

const config: Omit<LiquidChartProps, 'percent'> = {
  height: 150,
  outline: { border: 3, distance: 2 },
  wave: { count: 1, length: 96 },
  liquidStyle: ({ percent: level }) => ({ fill: getColor(level), stroke: getColor(level) }),
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '22px' } },
  },
}

export default function RainBarrels() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 16,
      }}
    >
      {barrels.map(({ place, level }) => (
        <div key={place} style={{ minWidth: 0, textAlign: 'center' }}>
          <LiquidChart {...config} percent={level} />
          {place}
        </div>
      ))}
    </div>
  )
}
