/**
 * title: Penguin flipper length and body mass
 * description: A scatter plot with a marginal histogram of flipper length above it.
 * keywords: marginal histogram, scatter, distribution, region
 */
import { MixChart, type MixChartProps } from '@opd/g2plot-react'
import { penguins } from './margin/data'

const flipper = { min: 170, max: 235, tickInterval: 10, nice: false }

const config: MixChartProps = {
  height: 360,
  appendPadding: [8, 16, 4, 4],
  data: penguins,
  syncViewPadding: true,
  legend: { species: { position: 'top-left', flipPage: false } },
  tooltip: { showTitle: false, showMarkers: false },
  plots: [
    {
      type: 'histogram',
      region: { start: { x: 0, y: 0 }, end: { x: 1, y: 0.3 } },
      options: {
        binField: 'flipper',
        binWidth: 5,
        stackField: 'species',
        color: ['#4c80f1', '#db7417'],
        xAxis: { ...flipper, label: null, tickLine: null },
        yAxis: false,
        meta: { count: { alias: 'Penguins' }, range: flipper },
      },
    },
    {
      type: 'scatter',
      region: { start: { x: 0, y: 0.3 }, end: { x: 1, y: 1 } },
      options: {
        xField: 'flipper',
        yField: 'mass',
        colorField: 'species',
        color: ['#4c80f1', '#db7417'],
        shape: 'circle',
        size: 4,
        pointStyle: { fillOpacity: 0.7, lineWidth: 0 },
        xAxis: flipper,
        yAxis: { min: 2, max: 7, tickInterval: 1 },
        meta: {
          species: { alias: 'Species' },
          flipper: { alias: 'Flipper length', formatter: (value: number) => `${value} mm` },
          mass: { alias: 'Body mass', formatter: (value: number) => `${value} kg` },
        },
      },
    },
  ],
}

export default function PenguinFlippers() {
  return <MixChart {...config} />
}
