/**
 * title: Tide at the pier
 * description: A range input moves the tooltip from point to point, so it also works with the keyboard.
 * keywords: tooltip, showTooltip, hideTooltip, getXY, programmatic, keyboard, accessibility, React state, recipe
 */
import { memo, useRef, useState } from 'react'
import type { Line } from '@antv/g2plot'
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const meters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

// One row every 30 minutes. High tide returns after 12.4 hours.
const rows = Array.from({ length: 49 }, (_, index) => ({
  time: `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  level: 2.4 + 1.7 * Math.sin(((index / 2 - 3) / 12.4) * 2 * Math.PI),
}))

const config: LineChartProps = {
  data: rows,
  xField: 'time',
  yField: 'level',
  height: 260,
  appendPadding: [8, 16, 4, 4],
  smooth: true,
  xAxis: { tickInterval: 12 },
  meta: { level: { alias: 'Water level', formatter: (value: number) => meters.format(value) } },
}

// Without memo, every step would re-render the chart.
const MemoLineChart = memo(LineChart)

export default function Tide() {
  const plotRef = useRef<Line>(null)
  const [selected, setSelected] = useState(12)
  const row = rows[selected]

  function show(index: number) {
    setSelected(index)
    const target = rows[index]
    const chart = plotRef.current?.chart
    if (target && chart) chart.showTooltip(chart.getXY(target))
  }

  return (
    <>
      <MemoLineChart {...config} chartRef={plotRef} />
      <label style={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 12 }}>
        Time
        <input
          type="range"
          min={0}
          max={rows.length - 1}
          value={selected}
          aria-valuetext={row && `${row.time}, ${meters.format(row.level)}`}
          onFocus={() => show(selected)}
          onBlur={() => plotRef.current?.chart.hideTooltip()}
          onChange={(event) => show(Number(event.target.value))}
          style={{ width: 'min(280px, 60%)' }}
        />
      </label>
    </>
  )
}
