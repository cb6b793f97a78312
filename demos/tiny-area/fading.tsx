/**
 * title: Newsletter subscribers
 * description: A gradient fill that fades to transparent and extends to the edges of the card.
 * keywords: gradient, transparent, full bleed, padding, card, dark
 */
import { TinyAreaChart, type TinyAreaChartProps } from '@opd/g2plot-react'

const config: TinyAreaChartProps = {
  data: [212, 218, 209, 224, 231, 228, 240, 236, 251, 247, 262, 258, 271, 279, 275, 288],
  height: 88,
  padding: [4, 0, 0, 0],
  appendPadding: 0,
  smooth: true,
  color: 'l(90) 0:#9a6bdf 1:#9a6bdf00', // The last two of eight digits set the opacity.
  areaStyle: { fillOpacity: 0.5 },
  line: { color: '#9a6bdf', size: 2.5 },
  xAxis: { range: [0, 1] },
  yAxis: { min: 180 },
  tooltip: false,
}

const card = {
  maxWidth: 320,
  margin: '0 auto',
  border: '1px solid rgb(138 148 166 / 35%)',
  borderRadius: 12,
  overflow: 'hidden',
}

export default function Subscribers() {
  return (
    <div style={card}>
      <div style={{ padding: '16px 20px 0' }}>
        Newsletter subscribers
        <br />
        <strong style={{ fontSize: 32, lineHeight: 1.4 }}>288</strong>
      </div>
      <TinyAreaChart {...config} />
    </div>
  )
}
