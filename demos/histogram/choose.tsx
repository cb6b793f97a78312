/**
 * title: The strongest earthquakes since 1950
 * description: Earthquakes by magnitude. Clicking a column highlights it and lists its rows.
 * keywords: click, event, drill-down, selection, details, React state
 */
import { useCallback, useMemo, useState } from 'react'
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// Earthquakes of magnitude 8.4 or higher, 1950 to 2020.
const quakes = [
  { place: 'Valdivia 1960', magnitude: 9.5 },
  { place: 'Alaska 1964', magnitude: 9.2 },
  { place: 'Sumatra 2004', magnitude: 9.1 },
  { place: 'Tohoku 2011', magnitude: 9.1 },
  { place: 'Kamchatka 1952', magnitude: 9 },
  { place: 'Maule 2010', magnitude: 8.8 },
  { place: 'Rat Islands 1965', magnitude: 8.7 },
  { place: 'Nias 2005', magnitude: 8.6 },
  { place: 'Assam 1950', magnitude: 8.6 },
  { place: 'Indian Ocean 2012', magnitude: 8.6 },
  { place: 'Andreanof Islands 1957', magnitude: 8.6 },
  { place: 'Kuril Islands 1963', magnitude: 8.5 },
  { place: 'Southern Peru 2001', magnitude: 8.4 },
  { place: 'Bengkulu 2007', magnitude: 8.4 },
]

const width = 0.25

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

const config: HistogramChartProps = {
  data: quakes,
  binField: 'magnitude',
  binWidth: width,
  height: 280,
  appendPadding: [16, 16, 4, 4],
  meta: {
    range: {
      min: 8.25,
      max: 9.75,
      tickInterval: width,
      formatter: (value: number) => decimal.format(value),
    },
    count: { alias: 'Earthquakes', tickInterval: 2 },
  },
  xAxis: { title: { text: 'Magnitude' } },
  yAxis: { title: { text: 'Earthquakes' } },
  tooltip: false,
}

const highlight =
  (start: number): HistogramChartProps['columnStyle'] =>
  ({ range }) => ({ fill: range[0] === start ? '#db7417' : '#8a94a6', cursor: 'pointer' })

export default function Earthquakes() {
  const [start, setStart] = useState(9)
  const columnStyle = useMemo(() => highlight(start), [start])
  const chosen = useMemo(
    () => quakes.filter(({ magnitude }) => magnitude >= start && magnitude < start + width),
    [start],
  )

  const listen = useCallback<NonNullable<HistogramChartProps['onReady']>>((plot) => {
    plot.on('interval:click', (event: { data: { data: { range: [number, number] } } }) =>
      setStart(event.data.data.range[0]),
    )
  }, [])

  return (
    <>
      <HistogramChart {...config} columnStyle={columnStyle} onReady={listen} />
      <p aria-live="polite">
        {decimal.format(start)} to {decimal.format(start + width)}:{' '}
        {chosen.map(({ place }) => place).join(', ')}
      </p>
    </>
  )
}
