/**
 * title: Ferry passengers by quarter
 * description: A table with four columns per row on a shared scale, next to the total of the year.
 * keywords: table, rows, cells, same scale, quarters, sparkline
 */
import { TinyColumnChart, type TinyColumnChartProps } from '@opd/g2plot-react'

const ferries = [
  { route: 'Harbor', quarters: [84, 121, 163, 98] },
  { route: 'Islands', quarters: [22, 96, 178, 41] },
  { route: 'Airport', quarters: [71, 78, 82, 75] },
  { route: 'Castle', quarters: [35, 58, 90, 66] },
]
const max = Math.max(...ferries.flatMap((ferry) => ferry.quarters))

const config: Omit<TinyColumnChartProps, 'data'> = {
  height: 40,
  color: '#0e9bb5',
  columnWidthRatio: 0.7,
  yAxis: { max },
  animation: false,
  tooltip: { customContent: (position, items) => `Q${Number(position) + 1}: ${items[0]?.data.y}k` },
}

const cell = { padding: '6px 12px 6px 0', textAlign: 'left', fontWeight: 'inherit' } as const

export default function Ferries() {
  return (
    <table
      style={{
        width: '100%',
        maxWidth: 480,
        margin: '0 auto',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
      }}
    >
      <tbody>
        {ferries.map(({ route, quarters }) => (
          <tr key={route}>
            <th scope="row" style={cell}>
              {route}
            </th>
            <td style={{ ...cell, width: '42%' }}>
              <TinyColumnChart {...config} data={quarters} />
            </td>
            <td style={{ ...cell, textAlign: 'right' }}>
              {quarters.reduce((sum, value) => sum + value, 0)}k
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
