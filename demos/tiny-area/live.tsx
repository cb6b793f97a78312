/**
 * title: Requests per second
 * description: A moving window over the last 40 seconds, started and stopped with a button.
 * keywords: live, streaming, realtime, real time, interval, window, state
 */
import { useEffect, useState } from 'react'
import { TinyAreaChart, type TinyAreaChartProps } from '@opd/g2plot-react'

const span = 40

// Two slow waves and a fast one produce the same load on every visit.
const loadAt = (second: number) =>
  Math.round(
    240 + 70 * Math.sin(second / 9) + 35 * Math.sin(second / 3.1) + 22 * Math.sin(second * 1.7),
  )

const config: Omit<TinyAreaChartProps, 'data'> = {
  height: 80,
  color: '#0e9bb5',
  areaStyle: { fillOpacity: 0.25 },
  line: { color: '#0e9bb5', size: 2 },
  xAxis: { range: [0, 1] },
  yAxis: { min: 0, max: 400 }, // A fixed scale keeps the line from jumping.
  animation: false,
  tooltip: false,
}

export default function RequestRate() {
  const [now, setNow] = useState(span)
  const [running, setRunning] = useState(false)

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow((second) => second + 1), 1000)
    return () => clearInterval(timer)
  }, [running])

  const data = Array.from({ length: span }, (_, index) => loadAt(now - span + index + 1))

  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <p style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {loadAt(now)} requests per second
        </span>
        <button type="button" onClick={() => setRunning(!running)}>
          {running ? 'Stop' : 'Start'}
        </button>
      </p>
      <TinyAreaChart {...config} data={data} />
    </div>
  )
}
