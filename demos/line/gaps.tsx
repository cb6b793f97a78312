/**
 * title: Soil moisture with sensor outages
 * description: Rows with null values break the line. A button toggles connectNulls.
 * keywords: missing values, null, gaps, connectNulls, empty
 */
import { useMemo, useState } from 'react'
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const readings = [
  31.2,
  30.8,
  30.5,
  30.1,
  29.8,
  29.4,
  null,
  null,
  null,
  27.6,
  27.1,
  26.7,
  26.1,
  25.4,
  24.9,
  24.3,
  null,
  38.2,
  null,
  37.1,
  36.5,
  35.9,
  35.4,
  35.0,
]

const data = readings.map((moisture, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  moisture,
}))

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

const config: LineChartProps = {
  data,
  xField: 'time',
  yField: 'moisture',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#1f9d9a',
  point: { size: 3, style: { lineWidth: 0 } }, // A reading between two gaps is barely visible otherwise.
  meta: {
    moisture: { alias: 'Soil moisture', formatter: (value: number) => percent.format(value / 100) },
  },
  xAxis: { tickInterval: 6 },
  yAxis: { min: 20, max: 40, tickInterval: 5 },
}

export default function SoilMoisture() {
  const [connectNulls, setConnectNulls] = useState(false)
  const props = useMemo(() => ({ ...config, connectNulls }), [connectNulls])

  return (
    <>
      <p>
        <button
          type="button"
          aria-pressed={connectNulls}
          onClick={() => setConnectNulls(!connectNulls)}
        >
          Connect gaps
        </button>
      </p>
      <LineChart {...props} />
    </>
  )
}
