/**
 * title: Penguin bills by species
 * description: Scatter plot with one point per bird, colored by species. The three species form separate clusters.
 * keywords: color groups, clusters, species, legend, palmerpenguins
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Bill length and depth in millimeters for 20 birds of each species, from palmerpenguins (CC0).
const bills = {
  Adelie: [
    [39.1, 18.7],
    [39.5, 17.4],
    [40.3, 18],
    [36.7, 19.3],
    [39.3, 20.6],
    [38.9, 17.8],
    [39.2, 19.6],
    [34.1, 18.1],
    [42, 20.2],
    [37.8, 17.1],
    [37.8, 17.3],
    [41.1, 17.6],
    [38.6, 21.2],
    [34.6, 21.1],
    [36.6, 17.8],
    [38.7, 19],
    [42.5, 20.7],
    [34.4, 18.4],
    [46, 21.5],
    [37.8, 18.3],
  ],
  Chinstrap: [
    [46.5, 17.9],
    [50, 19.5],
    [51.3, 19.2],
    [45.4, 18.7],
    [52.7, 19.8],
    [45.2, 17.8],
    [46.1, 18.2],
    [51.3, 18.2],
    [46, 18.9],
    [51.3, 19.9],
    [46.6, 17.8],
    [51.7, 20.3],
    [47, 17.3],
    [52, 18.1],
    [45.9, 17.1],
    [50.5, 19.6],
    [50.3, 20],
    [58, 17.8],
    [46.4, 18.6],
    [49.2, 18.2],
  ],
  Gentoo: [
    [46.1, 13.2],
    [50, 16.3],
    [48.7, 14.1],
    [50, 15.2],
    [47.6, 14.5],
    [46.5, 13.5],
    [45.4, 14.6],
    [46.7, 15.3],
    [43.3, 13.4],
    [46.8, 15.4],
    [40.9, 13.7],
    [49, 16.1],
    [45.5, 13.7],
    [48.4, 14.6],
    [45.8, 14.6],
    [49.3, 15.7],
    [42, 13.5],
    [49.2, 15.2],
    [46.2, 14.5],
    [48.7, 15.1],
  ],
}

const data = Object.entries(bills).flatMap(([species, birds]) =>
  birds.map(([length, depth]) => ({ species, length, depth })),
)

const millimeters = new Intl.NumberFormat('en', { style: 'unit', unit: 'millimeter' })
const formatter = (value: number) => millimeters.format(value)

const config: ScatterChartProps = {
  data,
  xField: 'length',
  yField: 'depth',
  colorField: 'species',
  height: 320,
  appendPadding: [0, 20, 4, 4],
  shape: 'circle',
  size: 5,
  color: ['#db7417', '#9a6bdf', '#0e9bb5'],
  pointStyle: { fillOpacity: 0.85 },
  meta: {
    species: { alias: 'Species' },
    length: { alias: 'Bill length', formatter },
    depth: { alias: 'Bill depth', formatter },
  },
  xAxis: { min: 30, max: 60, tickInterval: 10, title: { text: 'Bill length' } },
  yAxis: { min: 12, max: 22, tickInterval: 2, title: { text: 'Bill depth' } },
  legend: { position: 'top-left', flipPage: false },
}

export default function PenguinBills() {
  return <ScatterChart {...config} />
}
