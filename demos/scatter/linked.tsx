/**
 * title: Flats, and where they are
 * description: Drag over some flats: the columns below count them by district. A double click lets go.
 * keywords: linked charts, brush, selection, events, React state, cross filter, dashboard
 */
import { memo, useCallback, useMemo, useState } from 'react'
import {
  ColumnChart,
  ScatterChart,
  type ColumnChartProps,
  type ScatterChartProps,
} from '@opd/g2plot-react'
import { districts, flats, type Flat } from './linked/data'

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const colours = ['#4c80f1', '#1f9d6b', '#db7417', '#9a6bdf']

const scatter: ScatterChartProps = {
  data: flats,
  xField: 'area',
  yField: 'rent',
  colorField: 'district',
  height: 300,
  appendPadding: [8, 24, 4, 4],
  color: colours,
  shape: 'circle',
  size: 5,
  pointStyle: { fillOpacity: 0.8 },
  legend: false, // the columns name the colours
  meta: {
    area: { alias: 'Area', formatter: (value: number) => `${value} m²` },
    rent: { alias: 'Rent', formatter: (value: number) => euros.format(value) },
    district: { alias: 'District' },
  },
  xAxis: { min: 20, max: 140, tickInterval: 20 },
  yAxis: { min: 0, max: 2000, tickInterval: 500 },
  brush: {
    enabled: true,
    action: 'highlight',
    mask: { style: { fill: '#8a94a6', fillOpacity: 0.25 } },
  },
}

const columns: Omit<ColumnChartProps, 'data'> = {
  xField: 'district',
  yField: 'count',
  seriesField: 'district',
  height: 180,
  appendPadding: [16, 8, 4, 4],
  color: colours,
  legend: false,
  label: { position: 'top' },
  animation: false, // follows the mouse at once
  meta: { count: { alias: 'Flats', max: 20, tickInterval: 10 } },
}

// memo: drawn anew, the scatter would lose its selection
const Flats = memo(ScatterChart)

export default function FlatsByDistrict() {
  const [chosen, setChosen] = useState(flats)
  const counts = useMemo(
    () =>
      districts.map((district) => ({
        district,
        count: chosen.filter((flat) => flat.district === district).length,
      })),
    [chosen],
  )

  const listen = useCallback<NonNullable<ScatterChartProps['onReady']>>((plot) => {
    plot.on(
      'element-range-highlight:afterhighlight',
      ({ data }: { data: { highlightElements: { getData: () => Flat }[] } }) =>
        setChosen(data.highlightElements.map((element) => element.getData())),
    )
    plot.on('element-range-highlight:afterclear', () => setChosen(flats))
  }, [])

  return (
    <>
      <Flats {...scatter} onReady={listen} />
      <p aria-live="polite">
        {chosen.length === flats.length
          ? `All ${flats.length} flats`
          : `${chosen.length} of ${flats.length} flats`}
      </p>
      <ColumnChart {...columns} data={counts} />
    </>
  )
}
