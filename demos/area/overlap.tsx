/**
 * title: Monthly discharge of two rivers
 * description: Two overlapping areas drawn from zero with a low fill opacity.
 * keywords: overlapping, unstacked, isStack, opacity, compare
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Mean discharge in cubic meters per second.
const discharge = {
  'Rhine at Basel': [850, 880, 950, 1100, 1330, 1500, 1420, 1220, 1020, 880, 850, 850],
  'Loire at Nantes': [1500, 1580, 1310, 1070, 820, 510, 290, 190, 220, 400, 730, 1220],
}

const data = Object.entries(discharge).flatMap(([river, values]) =>
  values.map((flow, index) => ({ month: months[index], river, flow })),
)

const number = new Intl.NumberFormat('en')

const config: AreaChartProps = {
  data,
  xField: 'month',
  yField: 'flow',
  seriesField: 'river',
  isStack: false,
  smooth: true,
  height: 320,
  appendPadding: [0, 16, 4, 4],
  color: ['#4c80f1', '#db7417'],
  areaStyle: { fillOpacity: 0.2 },
  line: { style: { lineWidth: 2.5 } },
  meta: { flow: { formatter: (value: number) => `${number.format(value)} m³/s` } },
  xAxis: { range: [0, 1] },
  yAxis: { max: 2000, tickInterval: 500 },
  legend: { position: 'top-left', flipPage: false },
}

export default function TwoRivers() {
  return <AreaChart {...config} />
}
