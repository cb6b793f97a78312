/**
 * title: Passengers on line 7
 * description: Labels show the running total after each stop. The tooltip shows how many passengers got on and off.
 * keywords: absolute, labelMode, running total, custom tooltip, customItems, custom legend, transport
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

const stops = [
  { stop: 'Depot', on: 6, off: 0 },
  { stop: 'Mill', on: 11, off: 1 },
  { stop: 'Park', on: 23, off: 4 },
  { stop: 'Plaza', on: 9, off: 17 },
  { stop: 'Port', on: 14, off: 22 },
  { stop: 'Zoo', on: 3, off: 12 },
]

const data = stops.map((row) => ({ ...row, change: row.on - row.off }))

const config: WaterfallChartProps = {
  data,
  xField: 'stop',
  yField: 'change',
  labelMode: 'absolute',
  total: false,
  height: 320,
  appendPadding: [0, 8, 4, 4],
  risingFill: '#0e9bb5',
  fallingFill: '#8a94a6',
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 40, tickInterval: 10, title: { text: 'Passengers' } },
  legend: {
    flipPage: false,
    items: [
      {
        name: 'Net gain',
        value: 'on',
        marker: { symbol: 'square', style: { r: 5, fill: '#0e9bb5' } },
      },
      {
        name: 'Net loss',
        value: 'off',
        marker: { symbol: 'square', style: { r: 5, fill: '#8a94a6' } },
      },
    ],
  },
  tooltip: {
    customItems: (items) =>
      items.flatMap((item) => [
        { ...item, name: 'Got on', value: item.data.on },
        { ...item, name: 'Got off', value: item.data.off },
      ]),
  },
}

export default function OnBoard() {
  return <WaterfallChart {...config} />
}
