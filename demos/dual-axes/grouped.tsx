/**
 * title: Hospital admissions and occupancy
 * description: Grouped columns for two types of admissions and a line for bed occupancy.
 * keywords: grouped columns, isGroup, series, combo, occupancy
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const week = [
  { day: 'Mon', planned: 62, emergency: 41, occupancy: 0.88 },
  { day: 'Tue', planned: 58, emergency: 36, occupancy: 0.92 },
  { day: 'Wed', planned: 55, emergency: 34, occupancy: 0.94 },
  { day: 'Thu', planned: 49, emergency: 35, occupancy: 0.91 },
  { day: 'Fri', planned: 27, emergency: 42, occupancy: 0.83 },
  { day: 'Sat', planned: 6, emergency: 51, occupancy: 0.76 },
  { day: 'Sun', planned: 14, emergency: 47, occupancy: 0.79 },
]

const admissions = week.flatMap(({ day, planned, emergency }) => [
  { day, kind: 'Planned', patients: planned },
  { day, kind: 'Emergency', patients: emergency },
])

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: DualAxesChartProps = {
  data: [admissions, week],
  xField: 'day',
  yField: ['patients', 'occupancy'],
  height: 320,
  meta: { occupancy: { alias: 'Occupancy', formatter: (value: number) => percent.format(value) } },
  yAxis: {
    patients: { max: 120, tickInterval: 30, title: { text: 'Patients per day' } },
    occupancy: { min: 0, max: 1, tickInterval: 0.25 },
  },
  geometryOptions: [
    { geometry: 'column', isGroup: true, seriesField: 'kind', color: ['#8a94a6', '#e5484d'] },
    { geometry: 'line', color: '#4c80f1', lineStyle: { lineWidth: 3 }, point: { size: 4 } },
  ],
  legend: { flipPage: false },
}

export default function HospitalWeek() {
  return <DualAxesChart {...config} />
}
