/**
 * title: Sunshine and rain by month
 * description: A line plot above a column plot in two regions of one canvas, with aligned months.
 * keywords: region, panels, stacked, subplots, syncViewPadding, climate
 */
import { MixChart, type MixChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const sunshine = [142, 156, 198, 221, 268, 305, 341, 326, 251, 201, 152, 137]
const rainfall = [99, 84, 53, 68, 54, 16, 4, 7, 29, 101, 128, 127]

const data = months.map((month, index) => ({
  month,
  hours: sunshine[index],
  rain: rainfall[index],
}))

const config: MixChartProps = {
  height: 360,
  appendPadding: [4, 16, 4, 4],
  data,
  syncViewPadding: true,
  tooltip: { shared: true, showMarkers: false },
  plots: [
    {
      type: 'line',
      region: { start: { x: 0, y: 0 }, end: { x: 1, y: 0.55 } },
      options: {
        xField: 'month',
        yField: 'hours',
        smooth: true,
        color: '#c99a06',
        area: { style: { fillOpacity: 0.2 } },
        xAxis: { label: null, tickLine: null },
        yAxis: { min: 0, max: 400, tickInterval: 200 },
        meta: { hours: { alias: 'Sunshine', formatter: (value: number) => `${value} h` } },
      },
    },
    {
      type: 'column',
      region: { start: { x: 0, y: 0.55 }, end: { x: 1, y: 1 } },
      options: {
        xField: 'month',
        yField: 'rain',
        color: '#4c80f1',
        yAxis: { min: 0, max: 150, tickInterval: 75 },
        meta: { rain: { alias: 'Rain', formatter: (value: number) => `${value} mm` } },
      },
    },
  ],
}

export default function SunAndRain() {
  return <MixChart {...config} />
}
