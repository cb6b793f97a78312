/**
 * title: Train delays by cause
 * description: Two of three rings are visible. Clicking a segment moves it to the center, and clicking the hole goes back.
 * keywords: drill-down, activeDepth, breadcrumb, levels, zoom, delays
 */
import { SunburstChart, type SunburstChartProps } from '@opd/g2plot-react'

const causes = (list: Record<string, Record<string, number>>) =>
  Object.entries(list).map(([name, reasons]) => ({
    name,
    children: Object.entries(reasons).map(([reason, minutes]) => ({ name: reason, minutes })),
  }))

// Thousand minutes of delay per year.
const data = {
  name: 'Delays',
  children: [
    {
      name: 'Track',
      children: causes({
        Signals: { Failure: 58, Power: 21, Theft: 12 },
        Repairs: { Overrun: 31, 'Slow zone': 44 },
        Switches: { Frozen: 17, Blocked: 26 },
      }),
    },
    {
      name: 'Trains',
      children: causes({
        Crew: { Missing: 37, Late: 28 },
        Engine: { Failure: 41, Brakes: 22 },
        Doors: { Held: 34, Jammed: 19 },
      }),
    },
    {
      name: 'External',
      children: causes({
        Weather: { Storm: 35, Snow: 20, Heat: 14 },
        People: { 'On track': 42, Police: 18 },
      }),
    },
    {
      name: 'Stations',
      children: causes({
        Boarding: { Crowds: 48, Bikes: 12 },
        Platform: { Changed: 16, Occupied: 9 },
      }),
    },
  ],
}

const number = new Intl.NumberFormat('en')

const config: SunburstChartProps = {
  data,
  height: 400,
  radius: 1,
  innerRadius: 0.16,
  color: ['#4c80f1', '#db7417', '#1f9d6b', '#9a6bdf'],
  hierarchyConfig: { field: 'minutes', activeDepth: 2 },
  sunburstStyle: { fillOpacity: 1 },
  drilldown: {
    enabled: true,
    breadCrumb: { position: 'top-left', rootText: 'All delays', dividerText: '/' },
  },
  label: { labelEmit: true, style: { textAlign: 'center', fill: '#000000' } },
  meta: { minutes: { formatter: (value: number) => `${number.format(value * 1000)} minutes` } },
}

export default function TrainDelays() {
  return <SunburstChart {...config} />
}
