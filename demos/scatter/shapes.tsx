/**
 * title: Bicycle weights and prices
 * description: Shape and color encode the same field, so the groups can be distinguished without color.
 * keywords: shapes, color blind, color vision, accessibility, shapeField, markers
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Kilograms and euros.
const bicycles = {
  Road: [
    [7.3, 4100],
    [7.6, 3300],
    [7.7, 3050],
    [7.9, 4100],
    [8, 3150],
    [8.5, 1850],
    [8.5, 2800],
    [8.7, 2300],
    [8.7, 2200],
    [8.8, 2400],
    [9.3, 1800],
    [9.6, 2050],
    [10.1, 1150],
    [10.3, 900],
  ],
  Touring: [
    [12, 2200],
    [12.7, 1600],
    [13.8, 1250],
    [14.4, 1000],
    [14.8, 1000],
    [15.3, 850],
    [15.9, 750],
    [16.1, 900],
    [16.6, 800],
    [16.8, 700],
    [16.8, 1150],
    [17, 600],
    [17.3, 1000],
  ],
  Electric: [
    [17.9, 5450],
    [18, 5800],
    [18.6, 4450],
    [18.9, 5550],
    [19.4, 4300],
    [22.3, 3900],
    [22.9, 3650],
    [23.2, 3200],
    [23.2, 2150],
    [23.8, 2050],
    [25.1, 2200],
    [25.4, 2500],
    [25.7, 2700],
    [25.7, 1900],
  ],
}

const data = Object.entries(bicycles).flatMap(([kind, list]) =>
  list.map(([weight, price]) => ({ kind, weight, price })),
)

const kilograms = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilogram' })
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const config: ScatterChartProps = {
  data,
  xField: 'weight',
  yField: 'price',
  colorField: 'kind',
  shapeField: 'kind',
  shape: ['circle', 'triangle', 'square'],
  size: 7,
  height: 320,
  appendPadding: [0, 24, 4, 4],
  color: ['#4c80f1', '#db7417', '#1f9d6b'],
  meta: {
    kind: { alias: 'Type' },
    weight: { alias: 'Weight', formatter: (value: number) => kilograms.format(value) },
    price: { alias: 'Price', formatter: (value: number) => euros.format(value) },
  },
  xAxis: { min: 5, max: 30, tickInterval: 5 },
  yAxis: { min: 0, max: 6000, tickInterval: 2000 },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { fields: ['kind', 'weight', 'price'] },
}

export default function BicyclePrices() {
  return <ScatterChart {...config} />
}
