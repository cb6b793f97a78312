/**
 * title: Day and night in Paris
 * description: Eight pies from January to November, arranged clockwise in a ring.
 * keywords: circle, circular layout, ring, cyclic, seasons, pies
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

// From sunrise to sunset, in hours.
const daylight = {
  'Jan 1': 8.3,
  'Feb 15': 10.2,
  'Apr 1': 12.9,
  'May 15': 15.3,
  'Jul 1': 16.1,
  'Aug 15': 14.4,
  'Oct 1': 11.7,
  'Nov 15': 9.2,
}

const data = Object.entries(daylight).flatMap(([date, day]) => [
  { date, part: 'Day', hours: day },
  { date, part: 'Night', hours: 24 - day },
])

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const config: FacetChartProps = {
  type: 'circle',
  fields: ['date'],
  data,
  height: 440,
  padding: 6,
  legend: { position: 'bottom', flipPage: false },
  meta: {
    part: { sync: true },
    hours: { formatter: (value: number) => `${decimal.format(value)} h` },
  },
  tooltip: { showTitle: false, showMarkers: false },
  eachView: (_view, facet) => ({
    type: 'pie',
    options: {
      data: facet?.data ?? [],
      angleField: 'hours',
      colorField: 'part',
      color: ['#c99a06', '#5d6fa3'],
    },
  }),
}

export default function DayAndNight() {
  return <FacetChart {...config} />
}
