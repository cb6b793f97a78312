/**
 * title: Choose a part, see its members
 * description: A click on a circle or an overlap lists the languages in it.
 * keywords: click, event, selection, onReady, React state
 */
import { useState } from 'react'
import type { G2 } from '@antv/g2plot'
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const members: Record<string, string[]> = {
  Typed: ['Rust', 'Go', 'Kotlin', 'Swift', 'Haskell', 'Scala', 'OCaml', 'F#'],
  Functional: ['Haskell', 'Scala', 'OCaml', 'F#', 'Clojure', 'Elixir', 'Erlang', 'Racket', 'Scheme'],
  'Typed,Functional': ['Haskell', 'Scala', 'OCaml', 'F#'],
}

const data = Object.entries(members).map(([id, languages]) => ({ sets: id.split(','), count: languages.length }))

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'count',
  height: 280,
  color: ['#4c80f1', '#9a6bdf'],
  blendMode: 'screen',
  legend: false,
  tooltip: false,
  label: { formatter: (row) => (row.sets.length === 1 ? `${row.sets[0]}\n${row.count}` : row.count), style: { lineHeight: 18 } },
  interactions: [{ type: 'venn-element-single-selected' }],
}

export default function LanguageFamilies() {
  const [id, setId] = useState('Typed,Functional')
  // made once: a new function would draw the chart again
  const [onReady] = useState(() => (plot: { on: (name: string, listener: (event: G2.Event) => void) => void }) => {
    plot.on('element:click', (event) => setId(event.data?.data.id))
  })

  return (
    <>
      <VennChart {...config} onReady={onReady} />
      <p aria-live="polite">
        <strong>{id.replace(',', ' and ')}:</strong> {members[id].join(', ')}
      </p>
    </>
  )
}
