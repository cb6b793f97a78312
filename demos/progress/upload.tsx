/**
 * title: Photo upload
 * description: A button updates React state, which moves the bar. ARIA attributes expose the value to screen readers.
 * keywords: state, update, upload, button, aria, interactive
 */
import { useMemo, useState } from 'react'
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const photos = 12

const config: Omit<ProgressChartProps, 'percent' | 'color'> = {
  height: 24,
  style: { lineHeight: 0 },
  progressStyle: { radius: 6 },
}

export default function Upload() {
  const [sent, setSent] = useState(7)
  const complete = sent === photos
  const props = useMemo<ProgressChartProps>(
    () => ({ ...config, percent: sent / photos, color: complete ? '#1f9d6b' : '#4c80f1' }),
    [sent, complete],
  )
  const text = complete ? 'All photos uploaded' : `${sent} of ${photos} photos uploaded`

  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <div
        role="progressbar"
        aria-label="Upload"
        aria-valuenow={sent}
        aria-valuemax={photos}
        aria-valuetext={text}
      >
        <ProgressChart {...props} />
      </div>
      <p
        style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 }}
      >
        {text}
        <button type="button" onClick={() => setSent(complete ? 0 : sent + 1)}>
          {complete ? 'Start over' : 'Upload one'}
        </button>
      </p>
    </div>
  )
}
