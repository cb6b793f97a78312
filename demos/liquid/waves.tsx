/**
 * title: Calm and rough water
 * description: A button toggles between three moving waves and a single still one.
 * keywords: wave, animation, pause, reduced motion, toggle button
 */
import { useMemo, useState } from 'react'
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const config: LiquidChartProps = {
  percent: 0.36,
  height: 260,
  color: '#0e9bb5',
  outline: { border: 4, distance: 6 },
  statistic: { content: { content: '0.9 m', style: { fontSize: '32px', lineHeight: '36px' } } },
}

export default function Waves() {
  const [moving, setMoving] = useState(false)
  const props = useMemo<LiquidChartProps>(
    () => ({
      ...config,
      animation: moving ? {} : false,
      wave: moving ? { count: 3, length: 120 } : { count: 1, length: 192 },
    }),
    [moving],
  )

  return (
    <>
      <p>
        <button type="button" aria-pressed={moving} onClick={() => setMoving(!moving)}>
          Animate waves
        </button>
      </p>
      <LiquidChart {...props} />
    </>
  )
}
