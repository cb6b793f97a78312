/**
 * title: Emergency room triage
 * description: Buttons switch the order of the nodes between urgency, size, and the default that keeps links short.
 * keywords: nodeSort, order, sort, columns, hospital
 */
import { useMemo, useState } from 'react'
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

const data = [
  { from: 'Green', to: 'Clinic', patients: 210 },
  { from: 'Green', to: 'Nurse', patients: 640 },
  { from: 'Yellow', to: 'X-ray', patients: 330 },
  { from: 'Yellow', to: 'Clinic', patients: 180 },
  { from: 'Red', to: 'Surgery', patients: 120 },
  { from: 'Red', to: 'X-ray', patients: 70 },
  { from: 'X-ray', to: 'Ward', patients: 160 },
  { from: 'X-ray', to: 'Home', patients: 240 },
  { from: 'Surgery', to: 'Ward', patients: 120 },
  { from: 'Clinic', to: 'Home', patients: 390 },
  { from: 'Nurse', to: 'Home', patients: 640 },
]

const order = ['Red', 'Yellow', 'Green', 'Surgery', 'X-ray', 'Clinic', 'Nurse', 'Ward', 'Home']
const colors: Record<string, string> = { Red: '#e5484d', Yellow: '#c99a06', Green: '#1f9d6b' }

const config: SankeyChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'patients',
  height: 340,
  color: ({ name }) => colors[name] ?? '#8a94a6',
  nodeWidth: 10,
  nodePadding: 22,
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${value} patients`,
    }),
  },
}

const byUrgency: SankeyChartProps['nodeSort'] = (a, b) =>
  order.indexOf(a.name) - order.indexOf(b.name)
const bySize: SankeyChartProps['nodeSort'] = (a, b) => b.value - a.value
const orders = { 'By urgency': byUrgency, 'By size': bySize, Default: undefined }
type Order = keyof typeof orders
const names = Object.keys(orders) as Order[]

export default function EmergencyRoom() {
  const [chosen, setChosen] = useState<Order>('By urgency')
  const props = useMemo(() => ({ ...config, nodeSort: orders[chosen] }), [chosen])

  return (
    <>
      <p>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <SankeyChart {...props} />
    </>
  )
}
