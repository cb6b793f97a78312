/**
 * title: Requests a second, live
 * description: A window of sixty seconds that moves on; readers who asked for less motion step through it.
 * keywords: live data, streaming, real time, interval, changeData, reduced motion
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const shown = 61 // sixty seconds and both their ends

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
  animation: false, // a moving window needs no movement of its own
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
          {still ? 'Five seconds on' : running ? 'Stop' : 'Start'}
        </button>
      </p>
      <AreaChart {...config} data={rowsUntil(last)} />
    </>
  )
}
