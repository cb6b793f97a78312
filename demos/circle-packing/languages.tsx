/**
 * title: Indo-European languages by family
 * description: One circle per language family, with the largest languages by number of native speakers inside.
 * keywords: groups, nested, labels, color by group, legend
 */
import { CirclePackingChart, type CirclePackingChartProps } from '@opd/g2plot-react'

// Millions of native speakers.
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
    family,
    children: Object.entries(languages).map(([name, value]) => ({ name, value, family })),
  })),
}

const people = new Intl.NumberFormat('en', { notation: 'compact' })

const config: CirclePackingChartProps = {
  data,
  height: 440,
  appendPadding: [36, 0, 0, 0], // Makes room for the legend.
  colorField: 'family',
  color: ['#4c80f1', '#db7417', '#1f9d6b', '#9a6bdf'],
  // The root has no family.
  pointStyle: ({ depth }) =>
    depth === 0 ? { fill: '#8a94a6', fillOpacity: 0.08 } : { fillOpacity: depth === 1 ? 0.2 : 1 },
  hierarchyConfig: { padding: 0.008 },
  // The spaces keep a label away from the edge of its circle.
  label: {
    offset: 0,
    style: { fill: '#000000', fontSize: 11 },
    formatter: ({ name, children }) => (children ? '' : ` ${name} `),
  },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    fields: ['path', 'value'],
    formatter: ({ path, value }) => ({
      name: path,
      value: `${people.format(value * 1e6)} speakers`,
    }),
  },
}

export default function LanguageFamilies() {
  return <CirclePackingChart {...config} />
}
