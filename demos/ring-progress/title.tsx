/**
 * title: Tour stages completed
 * description: Two lines of text in the center, with a title above the count.
 * keywords: title, two lines, count, statistic, text
 */
import { RingProgressChart, type RingProgressChartProps } from '@opd/g2plot-react'

const ridden = 14
const stages = 21

const config: RingProgressChartProps = {
  percent: ridden / stages,
  height: 240,
  innerRadius: 0.86,
  color: '#c99a06',
  statistic: {
    title: { content: 'Stage', style: { fontSize: '16px', lineHeight: '24px' } },
    content: { content: `${ridden} of ${stages}`, style: { fontSize: '32px', lineHeight: '40px' } },
  },
}

export default function TourStages() {
  return <RingProgressChart {...config} />
}
