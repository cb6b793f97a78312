/**
 * title: River levels over 14 days
 * description: A table with one sparkline per row, each on its own scale.
 * keywords: table, rows, cells, list, multiple, sparkline
 */
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const rivers = [
  {
    name: 'Danube',
    levels: [412, 408, 405, 401, 398, 396, 402, 431, 468, 497, 489, 470, 452, 441],
  },
  { name: 'Elbe', levels: [188, 187, 185, 184, 182, 181, 180, 178, 177, 176, 174, 173, 171, 170] },
  { name: 'Loire', levels: [96, 99, 104, 111, 118, 121, 119, 116, 114, 117, 123, 128, 131, 134] },
  { name: 'Tagus', levels: [242, 238, 244, 240, 237, 243, 239, 241, 236, 242, 238, 240, 243, 239] },
]

const meters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  minimumFractionDigits: 2,
})

const config: Omit<TinyLineChartProps, 'data'> = {
  height: 32,
  color: '#0e9bb5',
  lineStyle: { lineWidth: 2 },
  tooltip: false,
  animation: false,
}

const rows = rivers.map(({ name, levels }) => ({
  name,
  now: levels.at(-1) ?? 0,
  chart: { ...config, data: levels, yAxis: { min: Math.min(...levels), max: Math.max(...levels) } },
}))

const cell = { padding: '6px 12px 6px 0', textAlign: 'left', fontWeight: 'inherit' } as const

export default function RiverLevels() {
  return (
    <table
      style={{
        width: '100%',
        maxWidth: 560,
        margin: '0 auto',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
      }}
    >
      <tbody>
        {rows.map(({ name, now, chart }) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              {name}
            </th>
            <td style={{ ...cell, width: '48%' }}>
              <TinyLineChart {...chart} />
            </td>
            <td style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap' }}>
              {meters.format(now / 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
