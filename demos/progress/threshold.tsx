/**
 * title: Disk usage
 * description: Bars in gray, amber, or red. The color is computed from the percentage and passed to the chart.
 * keywords: threshold, conditional color, status, warning, storage
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const disks = [
  { name: 'system', used: 0.41 },
  { name: 'photos', used: 0.78 },
  { name: 'backup', used: 0.94 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

function statusOf(used: number) {
  if (used > 0.9) return { word: 'almost full', color: '#e5484d' }
  return used > 0.75 ? { word: 'filling up', color: '#c99a06' } : { word: 'fine', color: '#8a94a6' }
}

const bars = disks.map(({ name, used }) => {
  const { word, color } = statusOf(used)
  const config: ProgressChartProps = {
    percent: used,
    height: 20,
    style: { lineHeight: 0 },
    color,
    progressStyle: { radius: 5 },
  }
  return { name, text: `${percent.format(used)}, ${word}`, config }
})

export default function Disks() {
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480, margin: '0 auto' }}>
      {bars.map(({ name, text, config }) => (
        <div key={name} style={{ minWidth: 0 }}>
          <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <code>{name}</code>
            <span>{text}</span>
          </div>
          <ProgressChart {...config} />
        </div>
      ))}
    </div>
  )
}
