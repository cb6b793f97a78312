/**
 * title: Nights without the watch
 * description: Resting pulse of four weeks; NaN stands for the nights that were not measured.
 * keywords: gaps, missing values, NaN, null, connectNulls
 */
import { useMemo, useState } from 'react'
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const missing = NaN // the type takes numbers only

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
      return Number.isNaN(pulse) ? 'not measured' : `${pulse} bpm`
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
          Bridge the gaps
        </button>
      </p>
    </div>
  )
}
