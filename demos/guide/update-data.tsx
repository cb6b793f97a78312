/**
 * title: Monthly sales
 * description: Each click passes a new array to the chart. The config object stays the same, so only the data is updated.
 * keywords: live data, changeData, state, append, dynamic data
 */
import { useMemo, useState } from 'react'
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const year = [
  { month: 'Jan', units: 1240 },
  { month: 'Feb', units: 1310 },
  { month: 'Mar', units: 1680 },
  { month: 'Apr', units: 1590 },
  { month: 'May', units: 1930 },
  { month: 'Jun', units: 2240 },
  { month: 'Jul', units: 2080 },
  { month: 'Aug', units: 1860 },
  { month: 'Sep', units: 2310 },
  { month: 'Oct', units: 2520 },
  { month: 'Nov', units: 3140 },
  { month: 'Dec', units: 3420 },
]
const firstMonths = 5

const plain = new Intl.NumberFormat('en')

const config: Omit<AreaChartProps, 'data'> = {
  xField: 'month',
  yField: 'units',
  height: 320,
  appendPadding: [8, 16, 4, 4],
  color: '#5b8ff9',
  meta: {
    month: { values: year.map((row) => row.month), range: [0, 1] }, // Shows the whole year from the start.
    units: {
      alias: 'Units sold',
      min: 0,
      max: 4000,
      formatter: (value: number) => plain.format(value),
    },
  },
}

export default function SalesByMonth() {
  const [months, setMonths] = useState(firstMonths)
  const data = useMemo(() => year.slice(0, months), [months])
  const next = year[months]

  return (
    <>
      <p>
        <button type="button" onClick={() => setMonths(next ? months + 1 : firstMonths)}>
          {next ? `Add ${next.month}` : 'Start over'}
        </button>
      </p>
      <AreaChart {...config} data={data} />
    </>
  )
}
