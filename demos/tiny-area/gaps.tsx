/**
 * title: Cyclists on a bridge
 * description: NaN values leave a gap for the days the bridge was closed, where zero would be misleading.
 * keywords: gaps, missing values, NaN, null, holes
 */
import { TinyAreaChart, type TinyAreaChartProps } from '@opd/g2plot-react'

const closed = NaN // The type of `data` allows only numbers.

const plain = new Intl.NumberFormat('en')

const config: TinyAreaChartProps = {
  data: [
    3120,
    3340,
    3280,
    3410,
    2890,
    1740,
    1520,
    3210,
    3390,
    closed,
    closed,
    closed,
    1810,
    1650,
    3480,
    3520,
    3610,
    3440,
    3020,
    1930,
    1780,
  ],
  height: 80,
  color: '#db7417',
  areaStyle: { fillOpacity: 0.3 },
  line: { color: '#db7417', size: 2 },
  tooltip: {
    customContent: (position, items) => {
      const cyclists = items[0]?.data.y
      return `Day ${Number(position) + 1}: ${Number.isNaN(cyclists) ? 'closed' : `${plain.format(cyclists)} cyclists`}`
    },
  },
  annotations: [
    { type: 'text', position: ['50%', '60%'], content: 'Closed', style: { textAlign: 'center' } },
  ],
}

export default function BridgeCounter() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyAreaChart {...config} />
    </div>
  )
}
