/**
 * title: The tallest buildings
 * description: A tooltip with a link. It stays open when the pointer moves into it.
 * keywords: tooltip link, clickable tooltip, enterable, hover into tooltip, itemTpl, tooltip template, tooltip position
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const data = [
  { building: 'Burj Khalifa', height: 828, page: 'Burj_Khalifa' },
  { building: 'Merdeka 118', height: 679, page: 'Merdeka_118' },
  { building: 'Shanghai Tower', height: 632, page: 'Shanghai_Tower' },
  { building: 'Clock Towers', height: 601, page: 'The_Clock_Towers' },
  { building: 'Ping An', height: 599, page: 'Ping_An_Finance_Center' },
  { building: 'Lotte World', height: 555, page: 'Lotte_World_Tower' },
]

const meters = new Intl.NumberFormat('en', { style: 'unit', unit: 'meter' })

const config: BarChartProps = {
  data,
  xField: 'height',
  yField: 'building',
  height: 320,
  appendPadding: [0, 16, 4, 4],
  color: '#4c80f1',
  meta: { height: { alias: 'Height', formatter: (value: number) => meters.format(value) } },
  xAxis: { max: 900, tickInterval: 300 },
  tooltip: {
    enterable: true,
    showDelay: 200, // Leaves time to reach the tooltip.
    position: 'bottom',
    offset: 4,
    customItems: (items) => items.map((item) => ({ ...item, page: item.data.page })),
    itemTpl: `<li class="g2-tooltip-list-item">
      {value}, <a href="https://en.wikipedia.org/wiki/{page}" style="color: inherit">Wikipedia</a>
    </li>`,
  },
}

export default function TallestBuildings() {
  return <BarChart {...config} />
}
