/**
 * title: Rainfall in six cities
 * description: Columns with one panel per city in rows of three, on a shared scale.
 * keywords: list, wrap, cols, small multiples, climate
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const rain = {
  Bergen: [190, 152, 170, 114, 106, 132, 148, 190, 283, 271, 259, 235],
  Lisbon: [99, 84, 53, 68, 54, 16, 4, 7, 29, 101, 128, 127],
  Dublin: [63, 49, 51, 52, 60, 67, 56, 73, 60, 79, 73, 73],
  Mumbai: [1, 1, 0, 1, 13, 260, 290, 275, 240, 56, 17, 5],
  Tokyo: [60, 57, 116, 134, 140, 168, 156, 155, 225, 235, 96, 58],
  Lima: [1, 0, 0, 0, 1, 1, 2, 3, 3, 1, 1, 1],
}

const data = Object.entries(rain).flatMap(([city, values]) =>
  values.map((mm, index) => ({ city, month: months[index], mm })),
)

const config: FacetChartProps = {
  type: 'list',
  fields: ['city'],
  cols: 3,
  data,
  height: 380,
  padding: [22, 6, 14, 18],
  meta: { mm: { sync: true, formatter: (value: number) => `${value} mm` } },
  legend: false,
  tooltip: { shared: true, showMarkers: false },
  eachView: (_view, facet) => ({
    type: 'column',
    options: {
      data: facet?.data ?? [],
      xField: 'month',
      yField: 'mm',
      seriesField: 'city', // Names the tooltip items.
      color: '#0e9bb5',
      columnWidthRatio: 0.7,
      xAxis: { tickInterval: 6 },
      yAxis: { tickInterval: 100, label: { formatter: (text: string) => text.replace(' mm', '') } },
    },
  }),
}

export default function RainyCities() {
  return <FacetChart {...config} />
}
