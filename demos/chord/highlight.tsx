/**
 * title: Translations by original language
 * description: Buttons select a language. The ribbons that start there are highlighted, and all others are gray.
 * keywords: highlight, focus, gray, edgeStyle, buttons, translations
 */
import { useMemo, useState } from 'react'
import { ChordChart, type ChordChartProps } from '@opd/g2plot-react'

// Books translated per year.
const data = [
  { from: 'English', to: 'German', books: 610 },
  { from: 'English', to: 'French', books: 540 },
  { from: 'English', to: 'Spanish', books: 470 },
  { from: 'French', to: 'English', books: 120 },
  { from: 'French', to: 'German', books: 150 },
  { from: 'French', to: 'Spanish', books: 110 },
  { from: 'German', to: 'English', books: 90 },
  { from: 'German', to: 'Spanish', books: 70 },
  { from: 'Spanish', to: 'English', books: 80 },
  { from: 'Spanish', to: 'French', books: 60 },
]

const names = ['English', 'French', 'German', 'Spanish']
const accent = '#d6409f'
const gray = '#8a94a6'

const config: ChordChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'books',
  height: 380,
  appendPadding: [24, 36, 24, 36],
  label: { offset: 6 },
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${value} books`,
    }),
  },
}

export default function Translations() {
  const [chosen, setChosen] = useState('French')
  const props = useMemo<ChordChartProps>(
    () => ({
      ...config,
      nodeStyle: ({ name }) => ({
        fill: name === chosen ? accent : gray,
        stroke: name === chosen ? accent : gray,
      }),
      edgeStyle: ({ source }) => ({
        stroke: source === chosen ? accent : gray,
        opacity: source === chosen ? 0.7 : 0.2,
        lineWidth: 0,
      }),
    }),
    [chosen],
  )

  return (
    <>
      <p>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <ChordChart {...props} />
    </>
  )
}
