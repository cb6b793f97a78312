/**
 * title: Live requests per second
 * description: A moving 60-second window. Readers who prefer reduced motion advance it with a button.
 * keywords: live data, streaming, real time, realtime, interval, changeData, reduced motion
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const shown = 61 // Sixty seconds, including both ends.

const load = (second: number) =>
  Math.round(
    420 + 140 * Math.sin(second / 9) + 60 * Math.sin(second / 2.3) + 35 * Math.sin(second * 1.7),
  )

const rowsUntil = (last: number) =>
  Array.from({ length: shown }, (_, index) => {
    const second = last - shown + 1 + index
    return { time: new Date(second * 1000).toISOString().slice(11, 19), requests: load(second) }
  })

const config: Omit<AreaChartProps, 'data'> = {
  xField: 'time',
  yField: 'requests',
  height: 280,
  appendPadding: [8, 20, 4, 4],
  color: '#1f9d6b',
  areaStyle: { fillOpacity: 0.25 },
  animation: false, // The window already moves with the data.
  meta: { requests: { alias: 'Requests', formatter: (value: number) => `${value}/s` } },
  xAxis: { tickInterval: 20 },
  yAxis: { max: 800, tickInterval: 200 },
}

const query = '(prefers-reduced-motion: reduce)'
function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export default function LiveRequests() {
  const still = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
  const [last, setLast] = useState(14 * 60 * 60)
  const [running, setRunning] = useState(false)

  useEffect(() => {
    if (!running || still) return
    const timer = setInterval(() => setLast((second) => second + 1), 1000)
    return () => clearInterval(timer)
  }, [running, still])

  return (
    <>
      <p>
        <button type="button" onClick={() => (still ? setLast(last + 5) : setRunning(!running))}>
          {still ? 'Skip 5 seconds' : running ? 'Stop' : 'Start'}
        </button>
      </p>
      <AreaChart {...config} data={rowsUntil(last)} />
    </>
  )
}
