/**
 * title: Apartments by size and rent
 * description: Brushing the scatter plot counts the selected apartments by district in the column chart below. Double-click to clear the selection.
 * keywords: linked charts, brush, selection, events, React state, cross-filter, dashboard
 */
import { memo, useCallback, useMemo, useState } from 'react'
import {
  ColumnChart,
  ScatterChart,
  type ColumnChartProps,
  type ScatterChartProps,
} from '@opd/g2plot-react'
import { apartments, districts, type Apartment } from './linked/data'

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const colors = ['#4c80f1', '#1f9d6b', '#db7417', '#9a6bdf']

const scatter: ScatterChartProps = {
  data: apartments,
  xField: 'area',
  yField: 'rent',
  colorField: 'district',
  height: 300,
  appendPadding: [8, 24, 4, 4],
  color: colors,
  shape: 'circle',
  size: 5,
  pointStyle: { fillOpacity: 0.8 },
  legend: false, // The columns identify the colors.
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
  color: colors,
  legend: false,
  label: { position: 'top' },
  animation: false, // Updates immediately while dragging.
  meta: { count: { alias: 'Apartments', max: 20, tickInterval: 10 } },
}

// A re-render would clear the selection.
const MemoizedScatter = memo(ScatterChart)

export default function ApartmentsByDistrict() {
  const [chosen, setChosen] = useState(apartments)
  const counts = useMemo(
    () =>
      districts.map((district) => ({
        district,
        count: chosen.filter((apartment) => apartment.district === district).length,
      })),
    [chosen],
  )

  const listen = useCallback<NonNullable<ScatterChartProps['onReady']>>((plot) => {
    plot.on(
      'element-range-highlight:afterhighlight',
      ({ data }: { data: { highlightElements: { getData: () => Apartment }[] } }) =>
        setChosen(data.highlightElements.map((element) => element.getData())),
    )
    plot.on('element-range-highlight:afterclear', () => setChosen(apartments))
  }, [])

  return (
    <>
      <MemoizedScatter {...scatter} onReady={listen} />
      <p aria-live="polite">
        {chosen.length === apartments.length
          ? `All ${apartments.length} apartments`
          : `${chosen.length} of ${apartments.length} apartments`}
      </p>
      <ColumnChart {...columns} data={counts} />
    </>
  )
}
