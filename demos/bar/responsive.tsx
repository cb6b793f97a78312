/**
 * title: Reasons for leaving a website
 * description: Labels are next to the bars in a wide container and above them in a narrow one. Drag the corner to resize the chart.
 * keywords: responsive, narrow, mobile, long labels, ResizeObserver, breakpoint
 */
import { useEffect, useRef, useState } from 'react'
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const data = [
  { reason: "The instructions didn't help", answers: 214 },
  { reason: "Couldn't find the setting again", answers: 187 },
  { reason: 'Too slow on an older phone', answers: 131 },
  { reason: 'Lost what I had typed', answers: 96 },
  { reason: "Wouldn't print the ticket", answers: 58 },
]

const base: BarChartProps = {
  data,
  xField: 'answers',
  yField: 'reason',
  height: 320,
  color: '#4c80f1',
  meta: { answers: { alias: 'Answers' } },
  xAxis: false,
}

const wide: BarChartProps = {
  ...base,
  appendPadding: [0, 40, 0, 4],
  barWidthRatio: 0.5,
  yAxis: { label: { autoEllipsis: false }, line: null, tickLine: null },
  label: { position: 'right', offset: 6 },
}

const narrow: BarChartProps = {
  ...base,
  appendPadding: [12, 4, 0, 0],
  barWidthRatio: 0.25,
  yAxis: false,
  label: {
    position: 'left',
    offset: 0,
    offsetY: -20,
    formatter: (row) => `${row.reason}, ${row.answers}`,
    style: { textAlign: 'start' },
  },
}

export default function ReasonsToLeave() {
  const frame = useRef<HTMLDivElement>(null)
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < 480)
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} style={{ resize: 'horizontal', overflow: 'hidden', maxWidth: '100%' }}>
      <BarChart key={String(isNarrow)} {...(isNarrow ? narrow : wide)} />
    </div>
  )
}
