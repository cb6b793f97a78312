/**
 * title: Typed and functional languages
 * description: Clicking a region selects it and lists its members below the chart.
 * keywords: click, event, selection, onReady, memo, React state
 */
import { memo, useState } from 'react'
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const members: Record<string, string[]> = {
  Typed: ['Rust', 'Go', 'Kotlin', 'Swift', 'Haskell', 'Scala', 'OCaml', 'F#'],
  Functional: [
    'Haskell',
    'Scala',
    'OCaml',
    'F#',
    'Clojure',
    'Elixir',
    'Erlang',
    'Racket',
    'Scheme',
  ],
  'Typed,Functional': ['Haskell', 'Scala', 'OCaml', 'F#'],
}

const first = 'Typed,Functional'

const data = Object.entries(members).map(([id, languages]) => ({
  sets: id.split(','),
  count: languages.length,
}))

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'count',
  height: 280,
  color: ['#4c80f1', '#9a6bdf'],
  blendMode: 'screen',
  legend: false,
  tooltip: false,
  label: {
    formatter: (row) => (row.sets.length === 1 ? `${row.sets[0]}\n${row.count}` : row.count),
    style: { fill: '#000000', lineHeight: 18 },
  },
  interactions: [{ type: 'venn-element-single-selected' }],
}

// Re-rendering the chart would remove the outline.
const Families = memo(function Families({ onPick }: { onPick: (id: string) => void }) {
  return (
    <VennChart
      {...config}
      onReady={(plot) => {
        plot.setState('selected', (row) => 'id' in row && row.id === first)
        plot.on('element:click', (event: { data: { data: { id: string } } }) =>
          onPick(event.data.data.id),
        )
      }}
    />
  )
})

export default function LanguageFamilies() {
  const [id, setId] = useState(first)

  return (
    <>
      <Families onPick={setId} />
      <p aria-live="polite">
        <strong>{id.replace(',', ' and ')}:</strong> {members[id]?.join(', ')}
      </p>
    </>
  )
}
