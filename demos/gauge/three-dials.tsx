/**
 * title: Output of three turbines
 * description: Small gauges without axis labels that share one config. The color marks the turbine with low output.
 * keywords: small gauge, dashboard, multiple gauges, side by side, no axis labels
 */
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const turbines = [
  { name: 'North', output: 0.82 },
  { name: 'Ridge', output: 0.74 },
  { name: 'Harbor', output: 0.23 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const shared: Omit<GaugeChartProps, 'percent'> = {
  height: 160,
  innerRadius: 0.86,
  axis: { label: null, tickLine: null, subTickLine: null },
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '20px' } },
  },
}

const dials = turbines.map(({ name, output }) => {
  const color = output < 0.4 ? '#e5484d' : '#1f9d6b'
  const config: GaugeChartProps = {
    ...shared,
    percent: output,
    range: { color },
    indicator: {
      pointer: { style: { stroke: color, lineWidth: 3 } },
      pin: { style: { stroke: color, r: 5, lineWidth: 3 } },
    },
  }
  return { name, config }
})

export default function TurbineOutput() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        gap: 16,
      }}
    >
      {dials.map(({ name, config }) => (
        <div key={name} style={{ minWidth: 0, textAlign: 'center' }}>
          <GaugeChart {...config} />
          {name}
        </div>
      ))}
    </div>
  )
}
