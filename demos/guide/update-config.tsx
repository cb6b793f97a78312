/**
 * title: Support tickets by channel
 * description: Buttons switch between grouped and stacked columns. Both layout options are always passed, so the previous one is reset.
 * keywords: update, toggle, grouped, stacked, useMemo, dynamic config
 */
import { useMemo, useState } from 'react'
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const tickets = [
  { quarter: 'Q1', email: 840, chat: 520, phone: 390 },
  { quarter: 'Q2', email: 790, chat: 680, phone: 360 },
  { quarter: 'Q3', email: 720, chat: 860, phone: 310 },
  { quarter: 'Q4', email: 660, chat: 1090, phone: 280 },
]

const data = tickets.flatMap(({ quarter, email, chat, phone }) => [
  { quarter, channel: 'Email', tickets: email },
  { quarter, channel: 'Chat', tickets: chat },
  { quarter, channel: 'Phone', tickets: phone },
])

const plain = new Intl.NumberFormat('en')
const format = (value: number) => plain.format(value)

const layouts = ['Grouped', 'Stacked'] as const
type Layout = (typeof layouts)[number]

export default function TicketsByChannel() {
  const [layout, setLayout] = useState<Layout>('Grouped')
  const config = useMemo<ColumnChartProps>(
    () => ({
      data,
      xField: 'quarter',
      yField: 'tickets',
      seriesField: 'channel',
      isGroup: layout === 'Grouped',
      isStack: layout === 'Stacked',
      height: 320,
      appendPadding: [0, 4, 4, 4],
      color: ['#5b8ff9', '#1f9d6b', '#db7417'],
      meta: { tickets: { formatter: format } },
      legend: { position: 'top-left', offsetX: 4 },
    }),
    [layout],
  )

  return (
    <>
      <p>
        {layouts.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === layout}
            onClick={() => setLayout(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <ColumnChart {...config} />
    </>
  )
}
