/**
 * title: Day and night around the year
 * description: Eight panels in a ring, clockwise, like the months themselves.
 * keywords: circle, ring, cyclic, seasons, polar
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const light = {
  Jan: [8.4, 15.6],
  'Mid-Feb': [10.2, 13.8],
  April: [13, 11],
  'Mid-May': [15.7, 8.3],
  July: [16.6, 7.4],
  'Mid-Aug': [14.6, 9.4],
  Oct: [11.6, 12.4],
  'Mid-Nov': [9, 15],
}

const data = Object.entries(light).flatMap(([moment, [day, night]]) => [
  { moment, part: 'Day', hours: day },
  { moment, part: 'Night', hours: night },
])

const config: FacetChartProps = {
  type: 'circle',
  fields: ['moment'],
  data,
  height: 440,
  padding: 6,
  legend: { position: 'bottom', flipPage: false },
  meta: {
    part: { sync: true },
    hours: { formatter: (value: number) => `${value} h` },
  },
  tooltip: { showTitle: false, showMarkers: false },
  eachView: (_view, facet) => ({
    type: 'pie',
    options: {
      data: facet?.data ?? [],
      angleField: 'hours',
      colorField: 'part',
      color: ['#c99a06', '#8a94a6'],
    },
  }),
}

export default function DayAndNight() {
  return <FacetChart {...config} />
}
