/**
 * title: For and against in a town survey
 * description: Category labels between the two sides, with the values at the outer ends of the bars.
 * keywords: data labels, centered labels, category labels, survey, opinion, butterfly
 */
import { BidirectionalBarChart, type BidirectionalBarChartProps } from '@opd/g2plot-react'

// Percent of 1,240 answers. The rest had no opinion.
const data = [
  { plan: 'Night bus', against: 14, support: 71 },
  { plan: 'Trams', against: 31, support: 62 },
  { plan: 'Bike lanes', against: 40, support: 55 },
  { plan: 'Stadium', against: 52, support: 33 },
  { plan: 'Parking', against: 61, support: 28 },
]

const formatter = (value: number) => `${value}%`
const side = { max: 110, tickInterval: 110, label: null, grid: null } // Same scale, with room for the values.

const config: BidirectionalBarChartProps = {
  data,
  xField: 'plan',
  yField: ['against', 'support'],
  height: 320,
  appendPadding: [0, 0, 4, 0], // Left padding would shorten only that side.
  color: ['#db7417', '#4c80f1'],
  meta: { against: { alias: 'Against', formatter }, support: { alias: 'For', formatter } },
  xAxis: {
    position: 'bottom',
    line: null,
    tickLine: null,
    label: { offset: 38, style: { textAlign: 'center' } }, // Half of the longest name, plus 10.
  },
  yAxis: { against: side, support: side },
  label: { position: 'right', offset: 6 },
  legend: { position: 'top', flipPage: false },
  tooltip: { shared: true, showMarkers: false },
}

export default function TownSurvey() {
  return <BidirectionalBarChart {...config} />
}
