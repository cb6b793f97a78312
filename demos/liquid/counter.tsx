/**
 * title: Eight glasses a day
 * description: Two buttons change the number of glasses in React state, and the level updates with it.
 * keywords: React state, update, buttons, interactive, goal, counter
 */
import { useMemo, useState } from 'react'
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const goal = 8

const config: Omit<LiquidChartProps, 'percent'> = {
  height: 260,
  color: '#2f60d6',
  radius: 0.95,
  outline: { border: 3, distance: 5 },
  wave: { count: 1, length: 128 },
  // A glass that is wider at the top.
  shape: (x, y, width, height) => [
    ['M', x - width * 0.36, y - height / 2],
    ['L', x + width * 0.36, y - height / 2],
    ['L', x + width * 0.27, y + height / 2],
    ['L', x - width * 0.27, y + height / 2],
    ['Z'],
  ],
}

export default function WaterDrunk() {
  const [glasses, setGlasses] = useState(6)
  const props = useMemo<LiquidChartProps>(
    () => ({
      ...config,
      percent: glasses / goal,
      statistic: { content: { content: `${glasses} of ${goal}`, style: { fontSize: '26px' } } },
    }),
    [glasses],
  )

  return (
    <>
      <LiquidChart {...props} />
      <p style={{ display: 'flex', justifyContent: 'center', gap: 8 }}>
        <button type="button" disabled={glasses === 0} onClick={() => setGlasses(glasses - 1)}>
          Remove one
        </button>
        <button type="button" disabled={glasses === goal} onClick={() => setGlasses(glasses + 1)}>
          Add one
        </button>
      </p>
    </>
  )
}
