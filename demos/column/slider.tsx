/**
 * title: Weekly downloads
 * description: The slider covers 104 weeks of downloads, and the chart shows half a year of them.
 * keywords: slider, zoom, many columns, weekly data, range
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

// Growth, a dip at the end of the year, and a peak after each release.
const releases = [9, 24, 41, 58, 77, 95]
const data = Array.from({ length: 104 }, (_, week) => {
  const sinceRelease = Math.min(
    ...releases.map((release) => (week >= release ? week - release : Infinity)),
  )
  const holiday = week % 52 > 49 || week % 52 < 1 ? 0.55 : 1
  const wave = 1 + 0.05 * Math.sin(week * 1.7) + 0.03 * Math.sin(week * 0.9)
  return {
    week: new Date(Date.UTC(2023, 0, 2 + 7 * week)).toISOString(),
    downloads: Math.round(
      (18_000 + 260 * week + 9000 * Math.exp(-sinceRelease / 2)) * holiday * wave,
    ),
  }
})

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const plain = new Intl.NumberFormat('en')
const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const config: ColumnChartProps = {
  data,
  xField: 'week',
  yField: 'downloads',
  height: 320,
  appendPadding: [8, 12, 4, 4],
  color: '#4c80f1',
  columnWidthRatio: 0.7,
  meta: {
    week: { tickCount: 3, formatter: (week: string) => month.format(new Date(week)) },
    downloads: {
      alias: 'Downloads',
      max: 60_000,
      tickInterval: 20_000,
      formatter: (value: number) => compact.format(value),
    },
  },
  tooltip: {
    title: (_, row) => `Week of ${date.format(new Date(row.week))}`,
    formatter: (row) => ({ name: 'Downloads', value: plain.format(row.downloads) }),
  },
  slider: { start: 0.38, end: 0.62, formatter: () => '' }, // The axis already shows the dates.
}

export default function WeeklyDownloads() {
  return <ColumnChart {...config} />
}
