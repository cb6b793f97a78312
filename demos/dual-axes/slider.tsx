/**
 * title: Reported issues and backlog
 * description: Stacked columns for issues reported per week, a stepped line for the backlog, and a slider.
 * keywords: stacked columns, slider, isStack, step line, zoom
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'
import { backlog, reported } from './slider/data'

const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const formatWeek = (week: string) => date.format(new Date(week))

const config: DualAxesChartProps = {
  data: [reported, backlog],
  xField: 'week',
  yField: ['issues', 'open'],
  height: 360,
  meta: {
    week: { formatter: formatWeek },
    open: { alias: 'Backlog' },
  },
  yAxis: {
    issues: { max: 60, tickInterval: 20, title: { text: 'Reported per week' } },
    open: { min: 0, max: 120, tickInterval: 40, title: { text: 'Backlog' } },
  },
  geometryOptions: [
    {
      geometry: 'column',
      isStack: true,
      seriesField: 'kind',
      color: ['#e5484d', '#4c80f1', '#8a94a6'],
    },
    { geometry: 'line', color: '#db7417', stepType: 'hvh', lineStyle: { lineWidth: 2.5 } },
  ],
  legend: { flipPage: false },
  tooltip: { title: (week) => `Week of ${formatWeek(week)}` },
  slider: { start: 0.35, end: 0.75, formatter: () => '' }, // The axis shows the dates.
  // G2Plot filters the left side after drawing it. A second render syncs both sides.
  onReady: ({ chart }) => {
    setTimeout(() => {
      if (!chart.destroyed) chart.render(true)
    })
  },
}

export default function IssuesAndBacklog() {
  return <DualAxesChart {...config} />
}
