/**
 * title: Moves between regions
 * description: A custom tooltip lists both directions of a ribbon, and the outgoing and incoming totals of an arc.
 * keywords: tooltip, both directions, balance, customItems, node tooltip, migration
 */
import { ChordChart, type ChordChartProps } from '@opd/g2plot-react'

// People who moved, per year.
const data = [
  { from: 'Coast', to: 'Capital', moves: 5200 },
  { from: 'Capital', to: 'Coast', moves: 3100 },
  { from: 'Hills', to: 'Capital', moves: 4400 },
  { from: 'Capital', to: 'Hills', moves: 1600 },
  { from: 'Coast', to: 'Plains', moves: 900 },
  { from: 'Plains', to: 'Capital', moves: 2700 },
  { from: 'Capital', to: 'Plains', moves: 2900 },
  { from: 'Hills', to: 'Coast', moves: 1300 },
]

const colors = {
  Coast: '#4c80f1',
  Capital: '#db7417',
  Hills: '#1f9d6b',
  Plains: '#9a6bdf',
}
const number = new Intl.NumberFormat('en')
const moves = (from: string, to: string) =>
  data.find((row) => row.from === from && row.to === to)?.moves ?? 0
const sum = (side: 'from' | 'to', name: string) =>
  data.filter((row) => row[side] === name).reduce((total, row) => total + row.moves, 0)

const config: ChordChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'moves',
  height: 380,
  appendPadding: [24, 36, 24, 36],
  label: { offset: 6 },
  // Colors apply in the order in which regions first occur in the data.
  theme: { colors10: Object.values(colors) },
  tooltip: {
    showContent: true,
    fields: ['name', 'source', 'target', 'value', 'isNode'],
    domStyles: { 'g2-tooltip': { whiteSpace: 'nowrap' } },
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) => {
        const { isNode, name, source, target } = item.data
        const row = (text: string, value: number, region: keyof typeof colors) => ({
          ...item,
          name: text,
          value: number.format(value),
          color: colors[region],
        })
        return isNode
          ? [row(`From ${name}`, sum('from', name), name), row(`To ${name}`, sum('to', name), name)]
          : [
              row(`${source} to ${target}`, moves(source, target), source),
              row(`${target} to ${source}`, moves(target, source), target),
            ]
      }),
  },
}

export default function Moves() {
  return <ChordChart {...config} />
}
