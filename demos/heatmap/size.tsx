/**
 * title: Train delays by time of day
 * description: Circles with the mean delay as color and the number of trains as area.
 * keywords: size, circles, bubble, punch card, two measures, sizeField
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const times = ['Night', 'AM', 'Noon', 'PM', 'Late']

// Trains per day and their mean delay in minutes.
const lines = {
  Express: [
    [4, 2.1],
    [18, 6.4],
    [22, 7.8],
    [19, 9.6],
    [9, 8.3],
  ],
  Regional: [
    [6, 1.2],
    [64, 4.1],
    [42, 2.6],
    [61, 4.9],
    [21, 2.2],
  ],
  Suburban: [
    [12, 0.8],
    [148, 2.9],
    [96, 1.4],
    [152, 3.6],
    [48, 1.1],
  ],
  Airport: [
    [10, 0.9],
    [32, 2.2],
    [32, 1.6],
    [32, 2.7],
    [18, 1.3],
  ],
}

const data = Object.entries(lines).flatMap(([line, cells]) =>
  cells.map(([trains, delay], index) => ({ line, time: times[index], trains, delay })),
)

const minutes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'minute',
  maximumFractionDigits: 1,
})

const config: HeatmapChartProps = {
  data,
  xField: 'time',
  yField: 'line',
  colorField: 'delay',
  sizeField: 'trains',
  shape: 'circle',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  color: ['#4c80f1', '#9a6bdf', '#e5484d'],
  meta: {
    time: { alias: 'Time' },
    trains: { alias: 'Trains per day', min: 0 }, // The smallest value has size zero otherwise.
    delay: {
      alias: 'Mean delay',
      min: 0,
      max: 10,
      formatter: (value: number) => minutes.format(value),
    },
  },
  xAxis: { label: { autoRotate: false, autoHide: false } },
  legend: {
    position: 'top-left',
    slidable: false,
    label: { formatter: (value) => minutes.format(Number(value)) },
  },
  sizeLegend: false,
  tooltip: { title: 'line', fields: ['time', 'delay', 'trains'] },
}

export default function TrainDelays() {
  return <HeatmapChart {...config} />
}
