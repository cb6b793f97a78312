/**
 * title: Tram passengers and target
 * description: Columns for actual values and a stepped line for the target on a shared scale.
 * keywords: columns and line, target, combination, combo, shared scale
 */
import { MixChart, type MixChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const carried = [412, 398, 441, 467, 503, 488, 356, 341]
const target = [400, 400, 400, 480, 480, 480, 360, 360]

const data = months.map((month, index) => ({
  month,
  carried: carried[index],
  target: target[index],
}))

const scale = {
  min: 0,
  max: 600,
  tickInterval: 200,
  sync: 'passengers',
  formatter: (value: number) => (value ? `${value}k` : '0'),
}

const config: MixChartProps = {
  height: 320,
  appendPadding: [12, 16, 4, 4],
  data,
  syncViewPadding: true,
  tooltip: { shared: true, showMarkers: false },
  plots: [
    {
      type: 'column',
      options: {
        xField: 'month',
        yField: 'carried',
        color: '#4c80f1',
        columnWidthRatio: 0.6,
        meta: { carried: { ...scale, alias: 'Passengers' } },
      },
    },
    {
      type: 'line',
      options: {
        xField: 'month',
        yField: 'target',
        color: '#db7417',
        stepType: 'hvh',
        lineStyle: { lineWidth: 2.5 },
        xAxis: false,
        yAxis: false,
        annotations: [
          {
            type: 'text',
            position: ['Aug', 360],
            content: 'Target',
            offsetY: -12,
            style: { textAlign: 'center' },
          },
        ],
        meta: { target: { ...scale, alias: 'Target' } },
      },
    },
  ],
}

export default function TramPassengers() {
  return <MixChart {...config} />
}
