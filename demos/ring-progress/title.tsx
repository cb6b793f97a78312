/**
 * title: Stages of the tour
 * description: Two lines in the middle: what is counted, and how far it has come.
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
