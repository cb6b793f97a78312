/**
 * title: City budget by department
 * description: Click a slice or a button to select it. The selection is React state, and the other slices fade.
 * keywords: select, selection, click, events, setState, states, chartRef
 */
import { memo, useEffect, useRef, useState } from 'react'
import { PieChart, type PieChartProps } from '@opd/g2plot-react'
import type { Pie } from '@antv/g2plot'

interface Purpose {
  purpose: string
  millions: number
  note: string
}

const data: Purpose[] = [
  { purpose: 'Schools', millions: 84, note: 'Eleven schools, with a twelfth under construction.' },
  { purpose: 'Roads', millions: 52, note: 'Half is for the bridge on the beltway.' },
  { purpose: 'Parks', millions: 31, note: 'Includes 2,400 new trees.' },
  { purpose: 'Culture', millions: 23, note: 'Theater, museum, and six libraries.' },
]

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const config: PieChartProps = {
  data,
  angleField: 'millions',
  colorField: 'purpose',
  height: 300,
  radius: 0.9,
  color: ['#4c80f1', '#8a94a6', '#1f9d6b', '#9a6bdf'],
  meta: { millions: { formatter: (value: number) => `${euros.format(value)}M` } },
  label: false,
  legend: false,
  state: { inactive: { style: { opacity: 0.25 } } },
}

const Chart = memo(PieChart) // Keeps state changes from re-rendering the chart.

export default function CityBudget() {
  const [picked, setPicked] = useState('Schools')
  const plotRef = useRef<Pie>(null)
  const row = data.find(({ purpose }) => purpose === picked)

  useEffect(() => {
    plotRef.current?.on('element:click', (event: { data: { data: Purpose } }) =>
      setPicked(event.data.data.purpose),
    )
  }, [])

  useEffect(() => {
    plotRef.current?.setState(
      'inactive',
      (slice) => !Array.isArray(slice) && slice.purpose !== picked,
    )
    plotRef.current?.setState(
      'inactive',
      (slice) => !Array.isArray(slice) && slice.purpose === picked,
      false,
    )
  }, [picked])

  return (
    <>
      <p>
        {data.map(({ purpose }) => (
          <button
            key={purpose}
            type="button"
            aria-pressed={purpose === picked}
            onClick={() => setPicked(purpose)}
          >
            {purpose}
          </button>
        ))}
      </p>
      <Chart {...config} chartRef={plotRef} />
      <p aria-live="polite">
        {row && `${row.purpose}, ${euros.format(row.millions)}M: ${row.note}`}
      </p>
    </>
  )
}
