/**
 * title: Bike rides by month
 * description: A gray placeholder ring for months without data. Without it, an empty array draws nothing, and zeros draw equal slices.
 * keywords: empty state, no data, zero, placeholder
 */
import { useMemo, useState } from 'react'
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

interface Rides {
  bike: string
  km: number
}

const months: Record<string, Rides[]> = {
  May: [
    { bike: 'Road', km: 212 },
    { bike: 'Gravel', km: 148 },
    { bike: 'City', km: 64 },
  ],
  June: [],
  July: [
    { bike: 'Road', km: 0 },
    { bike: 'Gravel', km: 0 },
    { bike: 'City', km: 0 },
  ],
}

const distance = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' })

function configOf(month: string): PieChartProps {
  const rows = months[month] ?? []
  const total = rows.reduce((sum, row) => sum + row.km, 0)
  const isEmpty = total === 0

  return {
    data: isEmpty ? [{ bike: '', km: 1 }] : rows, // A single slice draws a full ring.
    angleField: 'km',
    colorField: 'bike',
    height: 300,
    radius: 0.95,
    innerRadius: 0.75,
    color: isEmpty ? '#8a94a6' : ['#4c80f1', '#1f9d6b', '#db7417'],
    pieStyle: { fillOpacity: isEmpty ? 0.25 : 1 },
    meta: { km: { formatter: (value: number) => distance.format(value) } },
    label: false,
    legend: isEmpty ? false : { position: 'bottom' },
    tooltip: isEmpty ? false : {},
    statistic: {
      title: { content: month, style: { fontSize: '14px', lineHeight: 1.5 } },
      content: {
        content: isEmpty ? 'No rides' : distance.format(total),
        style: { fontSize: '26px', lineHeight: 1.2 },
      },
    },
  }
}

export default function RidesByMonth() {
  const [month, setMonth] = useState('June')
  const config = useMemo(() => configOf(month), [month])

  return (
    <>
      <p>
        {Object.keys(months).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === month}
            onClick={() => setMonth(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <PieChart key={month} {...config} />
    </>
  )
}
