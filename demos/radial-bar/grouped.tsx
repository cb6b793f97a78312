/**
 * title: Garden harvest, 2023 and 2024
 * description: Grouped bars with two narrow rings per crop. The previous year is gray.
 * keywords: grouped, isGroup, compare, two years, legend
 */
import { RadialBarChart, type RadialBarChartProps } from '@opd/g2plot-react'

const crops = ['Beans', 'Squash', 'Tomatoes', 'Potatoes']

const harvest = {
  '2023': [18, 41, 66, 82],
  '2024': [27, 33, 74, 104],
}

const data = Object.entries(harvest).flatMap(([year, values]) =>
  values.map((kilos, index) => ({ crop: crops[index], year, kilos })),
)

const mass = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilogram' })

const config: RadialBarChartProps = {
  data,
  xField: 'crop',
  yField: 'kilos',
  colorField: 'year',
  isGroup: true,
  height: 340,
  radius: 0.95,
  innerRadius: 0.25,
  maxAngle: 270,
  color: ['#8a94a6', '#db7417'],
  xAxis: { label: { autoHide: false } },
  meta: { kilos: { formatter: (value: number) => mass.format(value) } },
  legend: { position: 'bottom', flipPage: false },
}

export default function GardenHarvest() {
  return <RadialBarChart {...config} />
}
