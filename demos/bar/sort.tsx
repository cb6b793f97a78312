/**
 * title: The fastest animals
 * description: Bars appear in the order of the rows. Two buttons sort the rows, and the bars move to their new positions.
 * keywords: sort, order, ranking, animation, update data, buttons
 */
import { useMemo, useState } from 'react'
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const animals = [
  { animal: 'Cheetah', speed: 104 },
  { animal: 'Elk', speed: 72 },
  { animal: 'Greyhound', speed: 63 },
  { animal: 'Hare', speed: 77 },
  { animal: 'Horse', speed: 71 },
  { animal: 'Ostrich', speed: 70 },
  { animal: 'Pronghorn', speed: 88 },
]

const orders = {
  'By speed': animals.toSorted((a, b) => b.speed - a.speed),
  'By name': animals.toSorted((a, b) => a.animal.localeCompare(b.animal, 'en')),
}
type Order = keyof typeof orders
const names = Object.keys(orders) as Order[]

const speed = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer-per-hour' })

const config: Omit<BarChartProps, 'data'> = {
  xField: 'speed',
  yField: 'animal',
  height: 300,
  appendPadding: [0, 72, 0, 4],
  color: '#c99a06',
  barWidthRatio: 0.6,
  meta: { speed: { alias: 'Top speed', formatter: (value: number) => speed.format(value) } },
  xAxis: false,
  label: { position: 'right' },
}

export default function FastestAnimals() {
  const [order, setOrder] = useState<Order>('By speed')
  const props = useMemo<BarChartProps>(() => ({ ...config, data: orders[order] }), [order])

  return (
    <>
      <p role="group" aria-label="Sort order">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <BarChart {...props} />
    </>
  )
}
