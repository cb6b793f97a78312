/**
 * title: Thermostat
 * description: A range input updates the value in React state, and the needle moves with it.
 * keywords: React state, update, range input, slider, interactive, live value
 */
import { useMemo, useState } from 'react'
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const coldest = 10
const warmest = 30

const celsius = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'celsius',
  minimumFractionDigits: 1,
})
const tick = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'celsius',
  maximumFractionDigits: 0,
})

const config: Omit<GaugeChartProps, 'percent'> = {
  height: 280,
  range: { color: '#db7417' },
  indicator: {
    pointer: { style: { stroke: '#db7417', lineWidth: 4 } },
    pin: { style: { stroke: '#db7417', r: 8, lineWidth: 4 } },
  },
  axis: {
    tickInterval: 0.25,
    label: {
      offset: -32, // Keeps the labels clear of the ticks.
      formatter: (share) => tick.format(coldest + Number(share) * (warmest - coldest)),
    },
  },
}

export default function Thermostat() {
  const [degrees, setDegrees] = useState(21.5)
  const props = useMemo<GaugeChartProps>(
    () => ({
      ...config,
      percent: (degrees - coldest) / (warmest - coldest),
      statistic: { content: { content: celsius.format(degrees), style: { fontSize: '26px' } } },
    }),
    [degrees],
  )

  return (
    <>
      <GaugeChart {...props} />
      <label style={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 12 }}>
        Temperature
        <input
          type="range"
          min={coldest}
          max={warmest}
          step={0.5}
          value={degrees}
          aria-valuetext={celsius.format(degrees)}
          onChange={(event) => setDegrees(Number(event.target.value))}
          style={{ width: 'min(240px, 60%)' }}
        />
      </label>
    </>
  )
}
