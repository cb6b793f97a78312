/**
 * title: Tea timer
 * description: A countdown with buttons to start, pause, and reset it. The ring shrinks every second.
 * keywords: timer, countdown, live, state, interval, button
 */
import { useEffect, useMemo, useState } from 'react'
import { RingProgressChart, type RingProgressChartProps } from '@opd/g2plot-react'

const brewing = 240

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const config: Omit<RingProgressChartProps, 'percent'> = {
  height: 220,
  innerRadius: 0.86,
  color: '#1f9d6b',
  animation: false, // A small step every second needs no transition.
}

export default function TeaTimer() {
  const [left, setLeft] = useState(165)
  const [running, setRunning] = useState(false)
  const over = left === 0

  useEffect(() => {
    if (!running || over) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [running, over])

  const props = useMemo<RingProgressChartProps>(
    () => ({
      ...config,
      percent: left / brewing,
      statistic: {
        content: { content: clock(left), style: { fontSize: '40px', lineHeight: 1.2 } },
      },
    }),
    [left],
  )

  return (
    <>
      <RingProgressChart {...props} />
      <p style={{ display: 'flex', justifyContent: 'center', gap: 8, marginTop: 16 }}>
        <button type="button" disabled={over} onClick={() => setRunning(!running)}>
          {running && !over ? 'Pause' : 'Start'}
        </button>
        <button type="button" onClick={() => setLeft(brewing)}>
          Reset
        </button>
      </p>
    </>
  )
}
