/**
 * title: Travel times by bicycle and train
 * description: Two violins per city, one for each mode of transportation. The tooltip shows the median and the middle 50%.
 * keywords: grouped, seriesField, side by side, legend, commute, transportation
 */
import { ViolinChart, type ViolinChartProps } from '@opd/g2plot-react'

const around = (center: number, scale: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    return Math.round(center + scale * Math.log(share / (1 - share)))
  })

// Minutes, one value per trip.
const journeys = [
  { city: 'Utrecht', by: 'Bicycle', values: around(24, 2.4, 90) },
  { city: 'Graz', by: 'Bicycle', values: around(29, 3, 80) },
  { city: 'Leeds', by: 'Bicycle', values: around(38, 3.2, 40) },
  { city: 'Utrecht', by: 'Train', values: [...around(31, 3, 70), ...around(47, 3.5, 25)] },
  { city: 'Graz', by: 'Train', values: around(35, 4, 80) },
  { city: 'Leeds', by: 'Train', values: [...around(33, 3.5, 60), ...around(54, 3, 40)] },
]

const data = journeys.flatMap(({ values, ...journey }) =>
  values.map((minutes) => ({ ...journey, minutes })),
)

const formatter = (value: number) => `${Math.round(value)} min`

const config: ViolinChartProps = {
  data,
  xField: 'city',
  yField: 'minutes',
  seriesField: 'by',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  color: ['#1f9d6b', '#4c80f1'],
  shape: 'smooth',
  violinStyle: { lineWidth: 1.5 },
  meta: { violinY: { formatter } },
  yAxis: { min: 0, max: 80, tickInterval: 20 },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    fields: ['median'],
    customItems: (items) =>
      items.map((item) => ({
        ...item,
        name: item.data.by,
        value: `${formatter(item.data.median[0])} (50% between ${item.data.q1} and ${item.data.q3})`,
      })),
  },
}

export default function DoorToDoor() {
  return <ViolinChart {...config} />
}
