/**
 * title: Wheat price in three color schemes
 * description: Buttons switch between color conventions. Hollow bodies and a signed change in the tooltip work without color.
 * keywords: colors, red and green, convention, hollow candles, color blind, accessibility
 */
import { useMemo, useState } from 'react'
import { StockChart, type StockChartProps } from '@opd/g2plot-react'
import { data } from './colors/data'

const palettes = {
  'Europe and US': { risingFill: '#1f9d6b', fallingFill: '#e5484d' },
  'China and Japan': { risingFill: '#e5484d', fallingFill: '#1f9d6b' },
  'Color-blind safe': { risingFill: '#4c80f1', fallingFill: '#db7417' },
}
type Palette = keyof typeof palettes
const names = Object.keys(palettes) as Palette[]

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
    trend: { formatter: (trend: string) => (trend === 'up' ? 'Rising' : 'Falling') },
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
          name: 'Price',
          value: `${euros.format(open)} to ${euros.format(close)}, ${change.format(close / open - 1)}`,
        }
      }),
  },
}

export default function WheatPrice() {
  const [palette, setPalette] = useState<Palette>('Europe and US')
  const props = useMemo(() => ({ ...config, ...palettes[palette] }), [palette])

  return (
    <>
      <p>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === palette}
            onClick={() => setPalette(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <StockChart {...props} />
    </>
  )
}
