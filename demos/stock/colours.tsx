/**
 * title: Wheat in three colour customs
 * description: Green rises in Europe, red in China; hollow bodies and a signed change say it to everyone.
 * keywords: colours, red and green, convention, hollow candles, colour blind, accessibility
 */
import { useMemo, useState } from 'react'
import { StockChart, type StockChartProps } from '@opd/g2plot-react'
import { data } from './colours/data'

const customs = {
  'Europe, America': { risingFill: '#1f9d6b', fallingFill: '#e5484d' },
  'China, Japan': { risingFill: '#e5484d', fallingFill: '#1f9d6b' },
  'Colour-blind safe': { risingFill: '#4c80f1', fallingFill: '#db7417' },
}
type Custom = keyof typeof customs
const names = Object.keys(customs) as Custom[]

const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
const change = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
})

const config: StockChartProps = {
  data,
  xField: 'day',
  yField: ['open', 'close', 'high', 'low'],
  height: 320,
  appendPadding: [0, 16, 4, 4],
  stockStyle: ({ trend }) => ({ lineWidth: 1.5, fillOpacity: trend === 'up' ? 0 : 1 }),
  meta: {
    day: { formatter: (day: string) => date.format(new Date(day)) },
    trend: { formatter: (trend: string) => (trend === 'up' ? 'Rises' : 'Falls') },
  },
  yAxis: { min: 180, max: 220, tickInterval: 10, label: { formatter: (price) => `€${price}` } },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    crosshairs: { type: 'x' },
    fields: ['open', 'close'],
    customItems: (items) =>
      items.slice(0, 1).map((item) => {
        const { open, close } = item.data
        return {
          ...item,
          name: 'Day',
          value: `${euros.format(open)} to ${euros.format(close)}, ${change.format(close / open - 1)}`,
        }
      }),
  },
}

export default function WheatPrice() {
  const [custom, setCustom] = useState<Custom>('Europe, America')
  const props = useMemo(() => ({ ...config, ...customs[custom] }), [custom])

  return (
    <>
      <p>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === custom}
            onClick={() => setCustom(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <StockChart {...props} />
    </>
  )
}
