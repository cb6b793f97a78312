/**
 * title: Bike traffic by time of day
 * description: Grid of area charts with weekday and weekend in columns and July and January in rows, on a shared scale.
 * keywords: rect, grid, two fields, shared scale, small multiples
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'

const counts = {
  Jul: {
    Weekday: [18, 12, 40, 310, 520, 260, 240, 300, 480, 350, 160, 60],
    Weekend: [45, 24, 18, 60, 150, 270, 340, 360, 330, 240, 140, 80],
  },
  Jan: {
    Weekday: [6, 4, 22, 210, 340, 120, 110, 140, 290, 150, 50, 18],
    Weekend: [14, 8, 6, 18, 50, 100, 130, 120, 80, 45, 30, 20],
  },
}

const data = Object.entries(counts).flatMap(([month, days]) =>
  Object.entries(days).flatMap(([day, values]) =>
    values.map((riders, index) => ({ month, day, hour: `${index * 2}:00`, riders })),
  ),
)

const config: FacetChartProps = {
  type: 'rect',
  fields: ['day', 'month'],
  data,
  height: 360,
  padding: [16, 18, 16, 22],
  meta: { riders: { sync: true, min: 0, max: 600, tickInterval: 200 } },
  legend: false,
  tooltip: { shared: true, showMarkers: false },
  eachView: (_view, facet) => ({
    type: 'area',
    options: {
      data: facet?.data ?? [],
      xField: 'hour',
      yField: 'riders',
      seriesField: 'month', // Names the tooltip items.
      color: facet?.columnIndex === 0 ? '#4c80f1' : '#db7417',
      smooth: true,
      areaStyle: { fillOpacity: 0.3 },
      xAxis: { tickInterval: 3, range: [0, 1] },
    },
  }),
}

export default function BridgeRiders() {
  return <FacetChart {...config} />
}
