/**
 * title: Library loans by town size
 * description: Dragging a rectangle zooms into the dense area of small towns. A button resets the zoom.
 * keywords: brush, zoom, filter, drag, rectangle, reset
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// A fixed seed gives the same towns on every visit.
let state = 11
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

// Many small towns and a few large ones. Libraries lend about six books per resident.
const data = Array.from({ length: 240 }, (_, index) => {
  const people = 2000 / (1 - random()) ** 0.85
  const loans = people * (3.5 + 5 * random())
  return { town: `Town ${index + 1}`, people, loans }
}).filter((row) => row.people < 90_000)

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const formatter = (value: number) => compact.format(value)

const config: ScatterChartProps = {
  data,
  xField: 'people',
  yField: 'loans',
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#9a6bdf',
  shape: 'circle',
  pointStyle: { fillOpacity: 0.75 },
  meta: {
    people: { alias: 'Residents', formatter },
    loans: { alias: 'Book loans per year', formatter },
  },
  xAxis: { title: { text: 'Residents' } },
  yAxis: { title: { text: 'Book loans per year' } },
  tooltip: { showTitle: true, title: 'town' },
  brush: {
    enabled: true,
    mask: { style: { fill: '#9a6bdf', fillOpacity: 0.2 } },
    button: { text: 'Show all' },
  },
}

export default function LibraryLoans() {
  return <ScatterChart {...config} />
}
