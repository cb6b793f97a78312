/**
 * title: Calm water, rough water
 * description: Three waves roll while the button is on; at rest one clear surface remains.
 * keywords: wave, animation, pause, reduced motion, button
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
          Make waves
        </button>
      </p>
      <LiquidChart {...props} />
    </>
  )
}
