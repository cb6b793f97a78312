/**
 * title: Lake temperature
 * description: A band for the typical range and a line for this year, as two layers on a shared scale.
 * keywords: range area, band, confidence band, line, views, layers
 */
import { MixChart, type MixChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const lowest = [3.1, 2.8, 4.2, 7.1, 11.4, 15.2, 17.9, 18.4, 15.6, 11.2, 7.3, 4.6]
const highest = [5.4, 5.1, 7.3, 11.6, 16.2, 20.4, 22.8, 23.1, 20.2, 15.4, 10.6, 7.2]
const thisYear = [5.0, 5.3, 7.6, 10.9, 14.1, 20.9, 23.9, 24.3, 20.8, 14.9, 10.2, 7.0]

const usual = months.map((month, index) => ({ month, range: [lowest[index], highest[index]] }))
const measured = months.map((month, index) => ({ month, temperature: thisYear[index] }))

const celsius = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'celsius',
  maximumFractionDigits: 1,
})
const degrees = (value: number) => celsius.format(value)
const scale = { min: 0, max: 30, tickInterval: 10, sync: 'temperature' }

const config: MixChartProps = {
  height: 320,
  appendPadding: [12, 16, 4, 4],
  syncViewPadding: true,
  tooltip: { shared: true, showCrosshairs: true, showMarkers: false },
  views: [
    {
      data: usual,
      axes: {},
      meta: {
        month: { range: [0, 1] },
        range: { ...scale, alias: 'Typical range', formatter: degrees },
      },
      geometries: [
        {
          type: 'area',
          xField: 'month',
          yField: 'range',
          mapping: { color: '#8a94a6', style: { fillOpacity: 0.3 } },
        },
      ],
      annotations: [
        {
          type: 'text',
          position: ['Aug', 18.4],
          content: 'Typical',
          offsetY: 24,
          style: { textAlign: 'center' },
        },
      ],
    },
    {
      data: measured,
      meta: {
        month: { range: [0, 1] },
        temperature: { ...scale, alias: 'This year', formatter: degrees },
      },
      geometries: [
        {
          type: 'line',
          xField: 'month',
          yField: 'temperature',
          mapping: { color: '#db7417', style: { lineWidth: 3 } },
        },
      ],
      annotations: [
        {
          type: 'text',
          position: ['Aug', 24.3],
          content: 'This year',
          offsetY: -14,
          style: { textAlign: 'center' },
        },
      ],
    },
  ],
}

export default function LakeTemperature() {
  return <MixChart {...config} />
}
