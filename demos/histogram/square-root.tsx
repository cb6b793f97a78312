/**
 * title: Books borrowed per library member
 * description: A square root scale makes the short columns of a long tail visible.
 * keywords: square root scale, power scale, pow, exponent, rootogram, long tail, skewed, tickMethod, custom ticks
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// Number of members who borrowed 1 to 10 books, 11 to 20, and so on.
const members = [4920, 1830, 760, 342, 181, 96, 48, 31, 17, 9]
const data = members.flatMap((count, index) =>
  Array.from({ length: count }, () => ({ books: index * 10 + 5 })),
)

const number = new Intl.NumberFormat('en')

const config: HistogramChartProps = {
  data,
  binField: 'books',
  binWidth: 10,
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#9a6bdf',
  meta: {
    range: { min: 0, max: 100, tickInterval: 20 },
    count: {
      alias: 'Members',
      type: 'pow',
      exponent: 2, // Square root. 3 is the cube root.
      max: 5000,
      tickMethod: () => [0, 50, 500, 1500, 3000, 5000],
      formatter: (value: number) => number.format(value),
    },
  },
  xAxis: { title: { text: 'Books per year' } },
  yAxis: { title: { text: 'Members' } },
  tooltip: { title: (_, { range }) => `${range[0] + 1} to ${range[1]} books` },
}

export default function BooksPerMember() {
  return <HistogramChart {...config} />
}
