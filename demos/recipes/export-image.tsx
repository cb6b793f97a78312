/**
 * title: Solar power by month
 * description: The button downloads the chart as a PNG with a white background behind transparent areas.
 * keywords: export, image, PNG, download, save as, screenshot, toDataURL, canvas, recipe
 */
import { useRef } from 'react'
import type { Column } from '@antv/g2plot'
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const config: ColumnChartProps = {
  data: [
    { month: 'Jan', energy: 118 },
    { month: 'Feb', energy: 196 },
    { month: 'Mar', energy: 342 },
    { month: 'Apr', energy: 455 },
    { month: 'May', energy: 531 },
    { month: 'Jun', energy: 548 },
  ],
  xField: 'month',
  yField: 'energy',
  height: 260,
  appendPadding: [8, 4, 4, 4],
  meta: { energy: { alias: 'Energy (kWh)' } },
  pixelRatio: 2,
}

function toPng(plot: Column): string {
  const source: HTMLCanvasElement = plot.chart.getCanvas().get('el')
  const image = document.createElement('canvas')
  image.width = source.width
  image.height = source.height
  const context = image.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, image.width, image.height)
  context.drawImage(source, 0, 0)
  return image.toDataURL('image/png')
}

export default function SolarPower() {
  const plotRef = useRef<Column>(null)

  function download() {
    if (!plotRef.current) return
    const link = document.createElement('a')
    link.href = toPng(plotRef.current)
    link.download = 'solar-power.png'
    link.click()
  }

  return (
    <>
      <p>
        <button type="button" onClick={download}>
          Download PNG
        </button>
      </p>
      <ColumnChart {...config} chartRef={plotRef} />
    </>
  )
}
