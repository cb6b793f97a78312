/**
 * title: Rainfall by season
 * description: Using the square root of each value as the radius makes the areas proportional to the values. Labels and tooltips show the original value.
 * keywords: square root, area, proportional, perception, sqrt
 */
import { useMemo, useState } from 'react'
import { RoseChart, type RoseChartProps } from '@opd/g2plot-react'

const rain = [
  { season: 'Winter', mm: 240 },
  { season: 'Spring', mm: 120 },
  { season: 'Summer', mm: 60 },
  { season: 'Fall', mm: 180 },
]

const data = rain.map((row) => ({ ...row, root: Math.sqrt(row.mm) }))

const config: RoseChartProps = {
  data,
  xField: 'season',
  yField: 'root',
  height: 320,
  radius: 0.72,
  color: '#0e9bb5',
  label: { autoRotate: false, offset: 28, content: ({ season, mm }) => `${season}\n${mm} mm` },
  tooltip: {
    fields: ['season', 'mm'],
    formatter: ({ mm }) => ({ name: 'Rain', value: `${mm} mm` }),
  },
}

export default function RainBySeason() {
  const [yField, setYField] = useState('root')
  const props = useMemo(() => ({ ...config, yField }), [yField])
  const isTrue = yField === 'root'

  return (
    <>
      <p>
        <button
          type="button"
          aria-pressed={isTrue}
          onClick={() => setYField(isTrue ? 'mm' : 'root')}
        >
          Proportional areas
        </button>
      </p>
      <RoseChart {...props} />
    </>
  )
}
