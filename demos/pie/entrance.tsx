/**
 * title: Pizza ingredients
 * description: An entrance animation that shows the slices one after another. The button remounts the chart to replay it.
 * keywords: animation, entrance, appear, replay, delay, reduced motion
 */
import { useState } from 'react'
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { part: 'Flour', grams: 165 },
  { part: 'Water', grams: 105 },
  { part: 'Mozzarella', grams: 125 },
  { part: 'Tomatoes', grams: 90 },
  { part: 'Olive oil', grams: 15 },
]

const grams = new Intl.NumberFormat('en', { style: 'unit', unit: 'gram' })
const order = data.map((row) => row.part)
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches

const config: PieChartProps = {
  data,
  angleField: 'grams',
  colorField: 'part',
  height: 320,
  radius: 0.95,
  color: ['#c99a06', '#4c80f1', '#8a94a6', '#e5484d', '#1f9d6b'],
  meta: { grams: { formatter: (value: number) => grams.format(value) } },
  label: false,
  legend: { position: 'bottom', flipPage: false },
  animation: !isStill && {
    appear: {
      animation: 'zoom-in',
      duration: 500,
      easing: 'easeBackOut',
      delay: (row) => order.indexOf(row.part) * 180,
    },
  },
}

export default function PizzaParts() {
  const [plays, setPlays] = useState(0)

  return (
    <>
      <p>
        <button type="button" onClick={() => setPlays(plays + 1)}>
          Play again
        </button>
      </p>
      <PieChart key={plays} {...config} />
    </>
  )
}
