/**
 * title: Help center searches
 * description: Weights that differ by a factor of about 100, with a font size based on their square root.
 * keywords: font size, callback, square root, log scale, long tail, weight
 */
import { WordCloudChart, type WordCloudChartProps } from '@opd/g2plot-react'

const searches = {
  login: 9800,
  invoice: 5400,
  password: 4700,
  address: 2600,
  refund: 1900,
  'two-factor': 1500,
  export: 1200,
  delivery: 1100,
  receipt: 900,
  'api key': 760,
  cancel: 640,
  upgrade: 520,
  webhook: 430,
  team: 390,
  tax: 330,
  language: 280,
  currency: 240,
  'dark mode': 210,
  status: 170,
  csv: 140,
  coupon: 120,
  license: 100,
}

const data = Object.entries(searches).map(([term, count]) => ({ term, count }))

const number = new Intl.NumberFormat('en')

const config: WordCloudChartProps = {
  data,
  wordField: 'term',
  weightField: 'count',
  height: 320,
  // G2Plot adds two helper points that have no row.
  color: ({ datum }) => (datum?.count >= 4000 ? '#d6409f' : '#738094'),
  random: 0.5,
  wordStyle: {
    fontFamily: 'sans-serif',
    fontSize: ({ value }) => 8 + Math.sqrt(value) / 2.6,
    fontWeight: ({ value }) => (value >= 4000 ? 'bold' : 'normal'),
    rotation: 0,
    padding: 2,
  },
  tooltip: {
    formatter: (word) => ({ name: word.text, value: `${number.format(word.value)} searches` }),
  },
}

export default function HelpSearches() {
  return <WordCloudChart {...config} />
}
