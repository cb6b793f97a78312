/**
 * title: Sparrowhawk weights
 * description: The weights of 300 birds at different bin widths. Move the slider to see one peak or two.
 * keywords: bin width, number of bins, interactive, resolution
 */
import { useMemo, useState } from 'react'
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// A fixed seed produces the same data on every visit.
let state = 23
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const normal = () => random() + random() + random() + random() - 2

// Female and male sparrowhawks.
const data = Array.from({ length: 300 }, (_, index) => ({
  weight: index % 5 < 3 ? 265 + 40 * normal() : 150 + 24 * normal(),
}))

const grams = new Intl.NumberFormat('en', { style: 'unit', unit: 'gram' })

const config: HistogramChartProps = {
  data,
  binField: 'weight',
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#1f9d6b',
  meta: {
    range: {
      min: 50,
      max: 400,
      tickInterval: 50,
      formatter: (value: number) => grams.format(value),
    },
    count: { alias: 'Birds' },
  },
  yAxis: { title: { text: 'Birds' } },
  tooltip: { title: (_, { range }) => `${range[0]} to ${grams.format(range[1])}` },
}

export default function BirdWeights() {
  const [binWidth, setBinWidth] = useState(10)
  const props = useMemo(() => ({ ...config, binWidth }), [binWidth])

  return (
    <>
      <p>
        <label style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          Bin width: {grams.format(binWidth)}
          <input
            type="range"
            min={5}
            max={100}
            step={5}
            value={binWidth}
            onChange={(event) => setBinWidth(Number(event.target.value))}
          />
        </label>
      </p>
      <HistogramChart {...props} />
    </>
  )
}
