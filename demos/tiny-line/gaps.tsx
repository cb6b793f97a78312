/**
 * title: Resting heart rate with missing nights
 * description: NaN values break the line. A button toggles connectNulls.
 * keywords: gaps, missing values, NaN, null, connectNulls
 */
import { useMemo, useState } from 'react'
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const missing = NaN // The type of `data` allows only numbers.

const config: TinyLineChartProps = {
  data: [
    61,
    60,
    62,
    61,
    59,
    60,
    61,
    63,
    missing,
    missing,
    missing,
    66,
    64,
    62,
    61,
    60,
    59,
    missing,
    58,
    59,
    58,
    57,
    58,
    59,
    missing,
    missing,
    57,
    56,
  ],
  height: 72,
  appendPadding: 4,
  color: '#d6409f',
  lineStyle: { lineWidth: 2.5 },
  yAxis: { min: 54, max: 68 },
  tooltip: {
    customContent: (_, items) => {
      const pulse = items[0]?.data.y
      return Number.isNaN(pulse) ? 'No data' : `${pulse} bpm`
    },
  },
}

export default function RestingPulse() {
  const [connectNulls, setConnectNulls] = useState(false)
  const props = useMemo(() => ({ ...config, connectNulls }), [connectNulls])

  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyLineChart {...props} />
      <p>
        <button
          type="button"
          aria-pressed={connectNulls}
          onClick={() => setConnectNulls(!connectNulls)}
        >
          Connect gaps
        </button>
      </p>
    </div>
  )
}
