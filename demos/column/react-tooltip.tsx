/**
 * title: Length of classic novels
 * description: The tooltip is a React component that is rendered through a portal and can use state and context.
 * keywords: tooltip, React component, customContent, portal, createPortal, custom tooltip
 */
import { memo, useMemo, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const data = [
  { title: 'Ulysses', words: 265_000, author: 'James Joyce', year: 1922 },
  { title: 'Dracula', words: 161_000, author: 'Bram Stoker', year: 1897 },
  { title: 'Emma', words: 158_000, author: 'Jane Austen', year: 1815 },
  { title: 'Kim', words: 107_000, author: 'Rudyard Kipling', year: 1901 },
]
type Novel = (typeof data)[number]

const plain = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact' })

const config: ColumnChartProps = {
  data,
  xField: 'title',
  yField: 'words',
  height: 320,
  appendPadding: [8, 4, 4, 4],
  color: '#0e9bb5',
  maxColumnWidth: 64,
  meta: { words: { formatter: (value: number) => compact.format(value) } },
  yAxis: { max: 300_000, tickInterval: 100_000, title: { text: 'Words' } },
}

function NovelCard({ novel: { title, author, year, words } }: { novel: Novel }) {
  return (
    <div style={{ padding: '10px 0', lineHeight: 1.5, whiteSpace: 'nowrap' }}>
      <cite style={{ fontWeight: 600 }}>{title}</cite>
      <br />
      {author}, {year}
      <br />
      {plain.format(words)} words, about {Math.round(words / 250 / 60)} hours
    </div>
  )
}

const Chart = memo(ColumnChart) // Hovering changes the state, but must not re-render the chart.

export default function NovelLengths() {
  const [shown, setShown] = useState<{ novel: Novel; box: HTMLElement }>()
  const tooltip = useMemo<ColumnChartProps['tooltip']>(() => {
    let box: HTMLElement | undefined
    return {
      customContent: (_, [item]) => {
        const element = (box ??= Object.assign(document.createElement('div'), {
          className: 'g2-tooltip',
        }))
        // The chart measures the element next.
        if (item) flushSync(() => setShown({ novel: item.data as Novel, box: element }))
        return element
      },
    }
  }, [])

  return (
    <>
      <Chart {...config} tooltip={tooltip} />
      {shown && createPortal(<NovelCard novel={shown.novel} />, shown.box)}
    </>
  )
}
