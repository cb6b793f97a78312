/**
 * title: Population of Italy by age
 * description: Population pyramid with the share of women and men per age group, on the same scale.
 * keywords: basic, population pyramid, demographics, age, same scale
 */
import { BidirectionalBarChart, type BidirectionalBarChartProps } from '@opd/g2plot-react'

// Percent of the total population.
const data = [
  { age: '90+', women: 1, men: 0.4 },
  { age: '80–89', women: 3.6, men: 2.4 },
  { age: '70–79', women: 5.5, men: 4.7 },
  { age: '60–69', women: 6.7, men: 6.2 },
  { age: '50–59', women: 8.1, men: 7.9 },
  { age: '40–49', women: 7, men: 7 },
  { age: '30–39', women: 5.6, men: 5.8 },
  { age: '20–29', women: 4.9, men: 5.3 },
  { age: '10–19', women: 4.6, men: 4.9 },
  { age: '0–9', women: 3.7, men: 3.9 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const formatter = (value: number) => percent.format(value / 100)
const side = { max: 9, tickInterval: 3 } // Same scale for both sides.

const config: BidirectionalBarChartProps = {
  data,
  xField: 'age',
  yField: ['women', 'men'],
  height: 320,
  appendPadding: [0, 8, 4, 4],
  color: ['#9a6bdf', '#0e9bb5'],
  theme: { columnWidthRatio: 0.8 },
  meta: { women: { alias: 'Women', formatter }, men: { alias: 'Men', formatter } },
  yAxis: {
    women: side,
    // Hides one of the two zeros.
    men: { ...side, label: { formatter: (text) => (text === '0%' ? '' : text) } },
  },
  legend: { position: 'top', flipPage: false },
  tooltip: { shared: true, showMarkers: false },
}

export default function PopulationPyramid() {
  return <BidirectionalBarChart {...config} />
}
