/**
 * title: School budgets
 * description: Tree of donuts with all schools at the top, then each stage, then each school.
 * keywords: tree, hierarchy, levels, branches, donuts, pies
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const spending = {
  Primary: { North: [420, 110, 60], South: [380, 140, 45] },
  Secondary: { Hill: [610, 160, 190], Lake: [540, 120, 230] },
}
const purposes = ['Staff', 'Building', 'Equipment']

const data = Object.entries(spending).flatMap(([stage, schools]) =>
  Object.entries(schools).flatMap(([school, amounts]) =>
    amounts.map((amount, index) => ({ stage, school, purpose: purposes[index], amount })),
  ),
)

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

// A branch contains the rows of all its schools.
const byPurpose = (rows: object[]) =>
  purposes.map((purpose) => ({
    purpose,
    amount: (rows as typeof data)
      .filter((row) => row.purpose === purpose)
      .reduce((sum, row) => sum + row.amount, 0),
  }))

const config: FacetChartProps = {
  type: 'tree',
  fields: ['stage', 'school'],
  data,
  height: 420,
  padding: [10, 4, 0, 4],
  appendPadding: [18, 0, 32, 0], // Leaves room for the root title and the legend.
  line: { style: { stroke: '#8a94a6' } },
  title: {
    formatter: (branch: string) => branch || 'All schools', // The root has no name.
    offsetX: 6, // Next to the branch.
    style: { textAlign: 'start' },
  },
  legend: { position: 'bottom', flipPage: false },
  meta: {
    purpose: { sync: true },
    amount: { formatter: (value: number) => `${euros.format(value)}k` },
  },
  tooltip: { showTitle: false, showMarkers: false },
  eachView: (_view, facet) => ({
    type: 'pie',
    options: {
      data: byPurpose(facet?.data ?? []),
      angleField: 'amount',
      colorField: 'purpose',
      color: ['#4c80f1', '#8a94a6', '#db7417'],
      innerRadius: 0.5,
      statistic: undefined,
    },
  }),
}

export default function SchoolBudget() {
  return <FacetChart {...config} />
}
