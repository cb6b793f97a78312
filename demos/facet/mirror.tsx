/**
 * title: Population by age and sex
 * description: Population pyramid made of two mirrored and transposed column panels.
 * keywords: mirror, transpose, population pyramid, back to back
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const ages = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79']

const residents = {
  Women: [310, 240, 520, 690, 430, 260, 190, 210],
  Men: [330, 260, 470, 660, 450, 270, 170, 130],
}

const data = Object.entries(residents).flatMap(([sex, values]) =>
  values.map((people, index) => ({ sex, age: ages[index], people })),
)

const config: FacetChartProps = {
  type: 'mirror',
  fields: ['sex'],
  transpose: true,
  data,
  height: 340,
  padding: [24, 10, 16, 38],
  meta: { people: { sync: true, min: 0, max: 800, tickInterval: 400 } },
  legend: false,
  tooltip: { shared: true, showMarkers: false },
  eachView: (_view, facet) => ({
    type: 'column',
    options: {
      data: facet?.data ?? [],
      xField: 'age',
      yField: 'people',
      seriesField: 'sex', // Names the tooltip items.
      color: facet?.columnIndex === 0 ? '#9a6bdf' : '#1f9d6b',
    },
  }),
}

export default function DistrictAges() {
  return <FacetChart {...config} />
}
