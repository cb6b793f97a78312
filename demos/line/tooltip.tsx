/**
 * title: Power generation by source
 * description: A tooltip that sorts the sources by output and shows the unit and share of each.
 * keywords: tooltip, formatter, customItems, sorted, shared, units
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const hours = ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00']

const gigawatts = {
  Wind: [21.4, 22.8, 20.1, 15.6, 12.9, 14.2, 18.7, 22.3],
  Solar: [0, 0, 1.2, 17.8, 31.5, 24.6, 4.1, 0],
  Hydro: [2.1, 2.0, 2.6, 3.1, 2.4, 2.5, 4.2, 3.3],
  Biomass: [4.6, 4.6, 4.7, 4.8, 4.7, 4.7, 4.9, 4.8],
}

const data = Object.entries(gigawatts).flatMap(([source, values]) =>
  values.map((power, index) => ({ time: hours[index], source, power })),
)

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LineChartProps = {
  data,
  xField: 'time',
  yField: 'power',
  seriesField: 'source',
  height: 320,
  appendPadding: [0, 20, 4, 4],
  color: ['#4c80f1', '#db7417', '#1f9d9a', '#868e9c'],
  meta: {
    time: { range: [0, 1] },
    power: { max: 40, tickInterval: 10, formatter: (value: number) => `${value} GW` },
  },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    title: (time) => `At ${time}`,
    domStyles: { 'g2-tooltip': { whiteSpace: 'nowrap' } }, // Prevents line breaks near the edge.
    customItems: (items) => {
      const total = items.reduce((sum, item) => sum + item.data.power, 0)
      return items
        .map((item) => ({
          ...item,
          value: `${decimal.format(item.data.power)} GW · ${percent.format(item.data.power / total)}`,
        }))
        .toSorted((a, b) => b.data.power - a.data.power)
    },
  },
}

export default function PowerSources() {
  return <LineChart {...config} />
}
