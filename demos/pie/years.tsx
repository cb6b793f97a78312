/**
 * title: Global music revenue by format
 * description: Switch between three years. The slices animate to their new sizes when the data changes.
 * keywords: update, change data, transition, compare years, live
 */
import { useState } from 'react'
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const formats = ['Discs', 'Downloads', 'Streaming', 'Performance rights']

const billions: Record<string, number[]> = {
  '2005': [17.9, 1.0, 0.1, 0.9],
  '2013': [6.7, 4.3, 1.4, 1.9],
  '2021': [5.0, 1.1, 16.9, 2.4],
}

const rowsOf = (year: string) =>
  formats.map((format, index) => ({ format, billion: billions[year]?.[index] }))

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 1,
})

const config: Omit<PieChartProps, 'data'> = {
  angleField: 'billion',
  colorField: 'format',
  height: 320,
  radius: 0.95,
  innerRadius: 0.6,
  color: ['#8a94a6', '#9a6bdf', '#1f9d6b', '#db7417'],
  meta: { billion: { formatter: (value: number) => `${dollars.format(value)}B` } },
  label: false,
  legend: { position: 'bottom', flipPage: false },
  statistic: {
    title: { content: 'Revenue', style: { fontSize: '14px', lineHeight: 1.5 } },
    content: { style: { fontSize: '24px', lineHeight: 1.2 } },
  },
}

export default function MusicRevenue() {
  const [year, setYear] = useState('2013')

  return (
    <>
      <p>
        {Object.keys(billions).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === year}
            onClick={() => setYear(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <PieChart {...config} data={rowsOf(year)} />
    </>
  )
}
