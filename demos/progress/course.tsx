/**
 * title: Language course progress
 * description: A bar below its name and percentage, which are plain HTML.
 * keywords: basic, card, label, text, learning
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const done = 18
const lessons = 32

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ProgressChartProps = {
  percent: done / lessons,
  height: 24, // The bar is half as thick.
  style: { lineHeight: 0 }, // Otherwise, the chart grows to the height of a line of text.
  color: '#4c80f1',
  progressStyle: { radius: 6 },
}

export default function LanguageCourse() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
        <span>Portuguese for beginners</span>
        <span>{percent.format(done / lessons)}</span>
      </div>
      <ProgressChart {...config} />
      <small>
        {done} of {lessons} lessons
      </small>
    </div>
  )
}
