/**
 * title: Tunnel construction progress
 * description: A table with a bar in each row. All bars share one config.
 * keywords: table, list, rows, several, cells
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const tunnels = [
  { name: 'North tube', dug: 4180, length: 4600 },
  { name: 'South tube', dug: 3270, length: 4600 },
  { name: 'Passages', dug: 390, length: 780 },
  { name: 'Access shaft', dug: 64, length: 310 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: Omit<ProgressChartProps, 'percent'> = {
  height: 16,
  style: { lineHeight: 0 }, // Otherwise, the chart grows to the height of a line of text.
  color: '#0e9bb5',
  progressStyle: { radius: 4 },
  animation: false,
}

const cell = { padding: '8px 0', textAlign: 'left', fontWeight: 'inherit' } as const

export default function Tunnels() {
  return (
    <table
      style={{
        width: '100%',
        maxWidth: 640,
        margin: '0 auto',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
      }}
    >
      <tbody>
        {tunnels.map(({ name, dug, length }) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, width: '7em' }}>
              {name}
            </th>
            <td style={cell}>
              <ProgressChart {...config} percent={dug / length} />
            </td>
            <td
              style={{
                ...cell,
                width: '4em',
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {percent.format(dug / length)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
