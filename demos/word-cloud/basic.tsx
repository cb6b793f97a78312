/**
 * title: Words in a cookbook
 * description: Horizontal words in a single color, with the same layout on every visit.
 * keywords: basic, stable layout, deterministic, random, tag cloud
 */
import { WordCloudChart, type WordCloudChartProps } from '@opd/g2plot-react'

const counts = {
  butter: 212,
  onion: 198,
  salt: 187,
  garlic: 164,
  lemon: 141,
  thyme: 118,
  pepper: 112,
  cream: 104,
  stock: 97,
  parsley: 92,
  potato: 88,
  carrot: 83,
  vinegar: 74,
  honey: 66,
  fennel: 61,
  mustard: 57,
  leek: 52,
  walnut: 46,
  ginger: 44,
  saffron: 31,
  nutmeg: 29,
  capers: 27,
  sorrel: 21,
  quince: 18,
}

const data = Object.entries(counts).map(([word, count]) => ({ word, count }))

const config: WordCloudChartProps = {
  data,
  wordField: 'word',
  weightField: 'count',
  height: 320,
  color: '#3f74e8',
  random: 0.5,
  wordStyle: { fontFamily: 'sans-serif', fontSize: [14, 48], rotation: 0 },
  tooltip: { formatter: (word) => ({ name: word.text, value: `${word.value} times` }) },
}

export default function Cookbook() {
  return <WordCloudChart {...config} />
}
