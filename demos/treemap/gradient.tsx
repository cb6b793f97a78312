/**
 * title: Population and median age in Africa
 * description: Tile size shows the population of a country, and a continuous color scale shows the median age.
 * keywords: gradient, continuous color, color by value, second measure, heat, population
 */
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

// Population in millions and median age in years.
const countries: [name: string, population: number, age: number][] = [
  ['Nigeria', 224, 17],
  ['Ethiopia', 127, 19],
  ['Egypt', 113, 24],
  ['DR Congo', 102, 16],
  ['Tanzania', 67, 17],
  ['South Africa', 60, 28],
  ['Kenya', 55, 20],
  ['Uganda', 49, 16],
  ['Sudan', 48, 18],
  ['Algeria', 46, 28],
  ['Morocco', 38, 29],
  ['Angola', 37, 16],
  ['Ghana', 34, 21],
]

const data = {
  name: 'Africa',
  children: countries.map(([name, value, age]) => ({ name, value, age })),
}

const people = new Intl.NumberFormat('en', { notation: 'compact' })
const years = (age: number) => `${age} years`

const config: TreemapChartProps = {
  data,
  colorField: 'age',
  height: 360,
  color: '#c99a06-#1f9d6b-#4c80f1',
  hierarchyConfig: { ratio: 1 },
  rectStyle: { lineWidth: 2 },
  legend: {
    position: 'top-left',
    slidable: false,
    label: { formatter: (age) => years(Number(age)) },
  },
  label: { style: { fill: '#000000' }, formatter: ({ name, age }) => `${name}\n${years(age)}` },
  tooltip: {
    formatter: ({ name, value, age }) => ({
      name,
      value: `${people.format(value * 1e6)} people, median age ${years(age)}`,
    }),
  },
}

export default function PopulationAndAge() {
  return <TreemapChart {...config} />
}
