/**
 * title: Bicycles between the quarters
 * description: Trips of a hire scheme on one day; each band has the colour of the quarter where it starts.
 * keywords: flows, trips, ring, tooltip, cities
 */
import { ChordChart, type ChordChartProps } from '@opd/g2plot-react'

const data = [
  { from: 'Station', to: 'Centre', trips: 940 },
  { from: 'Centre', to: 'Station', trips: 810 },
  { from: 'Station', to: 'Campus', trips: 720 },
  { from: 'Campus', to: 'Station', trips: 560 },
  { from: 'Campus', to: 'Centre', trips: 480 },
  { from: 'Centre', to: 'Harbour', trips: 390 },
  { from: 'Harbour', to: 'Station', trips: 260 },
  { from: 'Park', to: 'Centre', trips: 310 },
  { from: 'Park', to: 'Campus', trips: 190 },
  { from: 'Harbour', to: 'Park', trips: 140 },
]

const colours: Record<string, string> = {
  Station: '#4c80f1',
  Centre: '#db7417',
  Campus: '#9a6bdf',
  Harbour: '#0e9bb5',
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
  nodeStyle: ({ name }) => ({ fill: colours[name], stroke: colours[name] }),
  edgeStyle: ({ source }) => ({ stroke: colours[source], opacity: 0.5, lineWidth: 0 }),
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
