/**
 * title: Feature prioritization matrix
 * description: Feature ideas by effort and value, divided into four labeled quadrants.
 * keywords: quadrant, matrix, prioritization, effort, value, impact
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

const data = [
  { idea: 'CSV export', effort: 6, value: 76 },
  { idea: 'Filters', effort: 10, value: 66 },
  { idea: 'Shortcuts', effort: 6, value: 57 },
  { idea: 'SSO', effort: 19, value: 77 },
  { idea: 'Offline', effort: 26, value: 65 },
  { idea: 'Audit log', effort: 20, value: 56 },
  { idea: 'Icons', effort: 4, value: 36 },
  { idea: 'Fonts', effort: 10, value: 28 },
  { idea: 'Sounds', effort: 6, value: 17 },
  { idea: 'Plugins', effort: 19, value: 38 },
  { idea: 'Linux app', effort: 24, value: 28 },
  { idea: 'Widgets', effort: 20, value: 17 },
]

const days = new Intl.NumberFormat('en', { style: 'unit', unit: 'day', unitDisplay: 'long' })

type Quadrant = NonNullable<ScatterChartProps['quadrant']>
const regions: object[] = ['#4c80f1', '#1f9d6b', '#8a94a6', '#db7417'].map((fill) => ({
  fill,
  fillOpacity: 0.1,
}))

const style = { fill: '#7d8490' } // Readable on the tinted areas.

const config: ScatterChartProps = {
  data,
  xField: 'effort',
  yField: 'value',
  height: 320,
  appendPadding: [8, 16, 4, 4],
  color: '#4c80f1',
  shape: 'circle',
  size: 5,
  meta: {
    effort: { alias: 'Effort', formatter: (value: number) => days.format(value) },
    value: { alias: 'Value for users' },
  },
  xAxis: { min: 0, max: 30, tickInterval: 10 },
  yAxis: { min: 0, max: 100, tickInterval: 25, grid: null, title: { text: 'Value' } },
  quadrant: {
    xBaseline: 15,
    yBaseline: 50,
    // Both lists start at the top right and run counterclockwise.
    regionStyle: regions as Quadrant['regionStyle'], // The type also requires positions.
    labels: [
      { content: 'Big bets', position: ['max', 'max'], offsetY: 22, style },
      { content: 'Quick wins', position: ['min', 'max'], offsetY: 22, style },
      { content: 'Fill-ins', position: ['min', 'min'], offsetY: -22, style },
      { content: 'Think twice', position: ['max', 'min'], offsetY: -22, style },
    ],
  },
  label: { formatter: (row) => row.idea },
  tooltip: { showTitle: true, title: 'idea', showCrosshairs: false },
}

export default function WhatToBuild() {
  return <ScatterChart {...config} />
}
