/**
 * title: Bike share trips by weekday and hour
 * description: Heatmap of trips per hour from Monday to Sunday, with a color legend.
 * keywords: week by hour, weekday, time of day, basic, pattern
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

// Trips per hour from 06:00 to 21:59.
const trips = {
  Mon: [120, 410, 780, 430, 240, 230, 290, 280, 260, 310, 470, 760, 690, 420, 260, 170],
  Tue: [130, 440, 830, 450, 250, 240, 300, 290, 270, 330, 500, 810, 730, 450, 290, 190],
  Wed: [130, 430, 810, 450, 260, 250, 310, 300, 280, 340, 510, 800, 740, 470, 310, 210],
  Thu: [125, 420, 800, 440, 260, 250, 320, 310, 290, 350, 520, 790, 750, 500, 340, 250],
  Fri: [110, 370, 690, 410, 280, 290, 360, 370, 380, 450, 570, 700, 640, 510, 430, 380],
  Sat: [40, 70, 130, 240, 370, 460, 520, 550, 560, 540, 510, 470, 430, 390, 370, 390],
  Sun: [30, 50, 90, 190, 330, 440, 510, 560, 590, 570, 520, 440, 350, 270, 200, 140],
}

const data = Object.entries(trips).flatMap(([day, counts]) =>
  counts.map((count, index) => ({ day, hour: `${String(index + 6).padStart(2, '0')}:00`, count })),
)

const plain = new Intl.NumberFormat('en')
const formatter = (value: number) => plain.format(value)

const config: HeatmapChartProps = {
  data,
  xField: 'hour',
  yField: 'day',
  colorField: 'count',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  reflect: 'y', // Monday on top.
  meta: { count: { alias: 'Trips', min: 0, formatter } },
  xAxis: { position: 'top' }, // `reflect` flips this, so the axis is at the bottom.
  legend: {
    position: 'top-left',
    slidable: false,
    label: { formatter: (value) => `${formatter(Number(value))} trips` },
  },
  tooltip: { title: (_, row) => `${row.day}, ${row.hour}` },
}

export default function TripsByHour() {
  return <HeatmapChart {...config} />
}
