/**
 * title: Library loans by day
 * description: NaN values leave empty slots for the days the library was closed, so the weeks stay aligned.
 * keywords: gaps, missing values, NaN, null, empty, baseline
 */
import { TinyColumnChart, type TinyColumnChartProps } from '@opd/g2plot-react'

const closed = NaN // The type of `data` allows only numbers.
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const config: TinyColumnChartProps = {
  data: [
    closed,
    214,
    188,
    226,
    241,
    305,
    162,
    closed,
    201,
    195,
    238,
    229,
    318,
    174,
    closed,
    219,
    207,
    closed,
    233,
    296,
    158,
  ],
  height: 96,
  color: '#9a6bdf',
  columnWidthRatio: 0.7,
  tooltip: {
    customContent: (position, items) => {
      const loans = items[0]?.data.y
      return `${days[Number(position) % 7]}: ${Number.isNaN(loans) ? 'closed' : `${loans} loans`}`
    },
  },
  annotations: [{ type: 'line', start: ['0%', '100%'], end: ['100%', '100%'] }], // The baseline.
}

export default function LibraryLoans() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyColumnChart {...config} />
    </div>
  )
}
