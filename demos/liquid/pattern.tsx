/**
 * title: Compost bin
 * description: Line pattern instead of a solid fill, which also works in black and white.
 * keywords: pattern fill, hatching, stripes, texture, print
 */
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LiquidChartProps = {
  percent: 0.36,
  height: 300,
  shape: 'rect',
  color: '#db7417',
  outline: { border: 3, distance: 5 },
  wave: { count: 1, length: 140 },
  pattern: {
    type: 'line',
    cfg: {
      backgroundColor: 'transparent',
      stroke: '#db7417',
      strokeOpacity: 1,
      lineWidth: 3,
      spacing: 6,
    },
  },
  statistic: {
    content: {
      formatter: (row) => percent.format(row?.percent),
      style: { fontSize: '32px', lineHeight: '36px' },
    },
  },
}

export default function CompostBin() {
  return <LiquidChart {...config} />
}
