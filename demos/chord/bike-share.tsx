/**
 * title: Bike share trips between neighborhoods
 * description: Bike share trips on one day. Each ribbon has the color of the neighborhood where it starts.
 * keywords: flows, trips, ring, custom colors, tooltip, cities
 */
import { ChordChart, type ChordChartProps } from '@opd/g2plot-react'

const data = [
  { from: 'Station', to: 'Center', trips: 940 },
  { from: 'Center', to: 'Station', trips: 810 },
  { from: 'Station', to: 'Campus', trips: 720 },
  { from: 'Campus', to: 'Station', trips: 560 },
  { from: 'Campus', to: 'Center', trips: 480 },
  { from: 'Center', to: 'Harbor', trips: 390 },
  { from: 'Harbor', to: 'Station', trips: 260 },
  { from: 'Park', to: 'Center', trips: 310 },
  { from: 'Park', to: 'Campus', trips: 190 },
  { from: 'Harbor', to: 'Park', trips: 140 },
]

const colors: Record<string, string> = {
  Station: '#4c80f1',
  Center: '#db7417',
  Campus: '#9a6bdf',
  Harbor: '#0e9bb5',
  Park: '#1f9d6b',
}
const number = new Intl.NumberFormat('en')

const config: ChordChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'trips',
  height: 400,
  appendPadding: [24, 36, 24, 36],
  label: { offset: 6 },
  nodeStyle: ({ name }) => ({ fill: colors[name], stroke: colors[name] }),
  edgeStyle: ({ source }) => ({ stroke: colors[source], opacity: 0.5, lineWidth: 0 }),
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${number.format(value)} trips`,
    }),
  },
}

export default function BikeShare() {
  return <ChordChart {...config} />
}
