/**
 * title: Half a language course
 * description: One bar under a line of text; name and number are plain HTML.
 * keywords: basic, card, label, text, learning
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const done = 18
const lessons = 32

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ProgressChartProps = {
  percent: done / lessons,
  height: 24, // the bar takes half of it
  style: { lineHeight: 0 }, // or the chart grows to the height of a line of text
  color: '#4c80f1',
  progressStyle: { radius: 6 },
}

export default function LanguageCourse() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
        <span>Portuguese, beginners</span>
        <span>{percent.format(done / lessons)}</span>
      </div>
      <ProgressChart {...config} />
      <small>
        {done} of {lessons} lessons
      </small>
    </div>
  )
}
