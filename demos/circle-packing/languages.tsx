/**
 * title: Families of languages
 * description: A circle for each family, and in it its largest languages by the people who grew up with them.
 * keywords: groups, nested, labels, colour by group
 */
import { CirclePackingChart, type CirclePackingChartProps } from '@opd/g2plot-react'

// millions of native speakers
const speakers: Record<string, Record<string, number>> = {
  Germanic: { English: 380, German: 76, Dutch: 24, Swedish: 10 },
  Romance: { Spanish: 485, Portuguese: 236, French: 80, Italian: 65, Romanian: 24 },
  Slavic: { Russian: 148, Polish: 40, Ukrainian: 33, Czech: 11 },
  'Indo-Aryan': { Hindi: 345, Bengali: 234, Punjabi: 113, Marathi: 83, Urdu: 70 },
}

const data = {
  name: 'Indo-European',
  children: Object.entries(speakers).map(([family, languages]) => ({
    name: family,
    children: Object.entries(languages).map(([name, value]) => ({ name, value })),
  })),
}

const colours: Record<string, string> = { Germanic: '#4c80f1', Romance: '#db7417', Slavic: '#1f9d6b', 'Indo-Aryan': '#9a6bdf' }
const people = new Intl.NumberFormat('en', { notation: 'compact' })

const config: CirclePackingChartProps = {
  data,
  height: 400,
  color: ({ path }) => colours[path.split(' / ')[0]] ?? '#8a94a6', // the path begins below the root: Romance / French
  pointStyle: ({ depth }) => ({ fillOpacity: [0.08, 0.2, 1][depth] }),
  hierarchyConfig: { padding: 0.008 },
  label: { offset: 0, style: { fontSize: 11 }, formatter: ({ name, children }) => (children ? '' : name) },
  tooltip: {
    fields: ['path', 'value'],
    formatter: ({ path, value }) => ({ name: path, value: `${people.format(value * 1e6)} speakers` }),
  },
}

export default function LanguageFamilies() {
  return <CirclePackingChart {...config} />
}
