/**
 * title: Speed and stopping distance
 * description: Linear, quadratic, or LOESS regression line through 50 measurements of braking cars from the 1920s.
 * keywords: regression, trend line, trendline, curve fit, linear, quadratic, loess
 */
import { useMemo, useState } from 'react'
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Stopping distances in feet, by speed in miles per hour.
const stops: Record<number, number[]> = {
  4: [2, 10],
  7: [4, 22],
  8: [16],
  9: [10],
  10: [18, 26, 34],
  11: [17, 28],
  12: [14, 20, 24, 28],
  13: [26, 34, 34, 46],
  14: [26, 36, 60, 80],
  15: [20, 26, 54],
  16: [32, 40],
  17: [32, 40, 50],
  18: [42, 56, 76, 84],
  19: [36, 46, 68],
  20: [32, 48, 52, 56, 64],
  22: [66],
  23: [54],
  24: [70, 92, 93, 120],
  25: [85],
}

const data = Object.entries(stops).flatMap(([speed, list]) =>
  list.map((feet) => ({ speed: Number(speed) * 1.609, distance: feet * 0.3048 })),
)

const kmh = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilometer-per-hour',
  maximumFractionDigits: 0,
})
const meters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  maximumFractionDigits: 1,
})

const config: ScatterChartProps = {
  data,
  xField: 'speed',
  yField: 'distance',
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#8a94a6',
  shape: 'circle',
  pointStyle: { fillOpacity: 0.7 },
  meta: {
    speed: { alias: 'Speed', formatter: (value: number) => kmh.format(value) },
    distance: { alias: 'Stopping distance', formatter: (value: number) => meters.format(value) },
  },
  xAxis: { min: 0, max: 45, tickInterval: 15 },
  yAxis: { min: 0, max: 40, tickInterval: 10 },
}

const fits = { linear: 'Linear', quad: 'Quadratic', loess: 'LOESS' }

export default function BrakingDistance() {
  const [type, setType] = useState('quad')
  const regressionLine = useMemo(
    () => ({ type, style: { stroke: '#db7417', lineWidth: 3 } }),
    [type],
  )

  return (
    <>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {Object.entries(fits).map(([fit, name]) => (
          <button key={fit} type="button" aria-pressed={fit === type} onClick={() => setType(fit)}>
            {name}
          </button>
        ))}
      </p>
      <ScatterChart {...config} regressionLine={regressionLine} />
    </>
  )
}
