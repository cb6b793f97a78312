/**
 * title: City trees
 * description: A rotation function turns every third word vertical instead of choosing angles at random.
 * keywords: rotation, rotated text, vertical, angle, rectangular spiral
 */
import { WordCloudChart, type WordCloudChartProps } from '@opd/g2plot-react'

const trees = {
  linden: 4120,
  maple: 3640,
  plane: 2980,
  oak: 2710,
  chestnut: 2350,
  ash: 2120,
  birch: 1890,
  hornbeam: 1560,
  robinia: 1420,
  elm: 1180,
  willow: 1040,
  poplar: 960,
  cherry: 910,
  hazel: 840,
  alder: 720,
  rowan: 690,
  pine: 640,
  ginkgo: 520,
  beech: 480,
  walnut: 410,
  yew: 380,
  larch: 330,
  spruce: 300,
  magnolia: 260,
  catalpa: 210,
  mulberry: 150,
}

const data = Object.entries(trees).map(([tree, count]) => ({ tree, count }))

const number = new Intl.NumberFormat('en')

const config: WordCloudChartProps = {
  data,
  wordField: 'tree',
  weightField: 'count',
  colorField: 'tree',
  height: 320,
  color: ['#188a5c', '#0c86a0', '#3f74e8'],
  random: 0.5,
  spiral: 'rectangular',
  wordStyle: {
    fontFamily: 'sans-serif',
    fontSize: [15, 56],
    rotation: (_word, index = 0) => (index % 3 === 2 ? 90 : 0),
  },
  tooltip: {
    formatter: (word) => ({ name: word.text, value: `${number.format(word.value)} trees` }),
  },
}

export default function CityTrees() {
  return <WordCloudChart {...config} />
}
