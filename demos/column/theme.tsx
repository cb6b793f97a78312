/**
 * title: One theme for two charts
 * description: Two charts share a theme with the palette, column width, rounded corners, and grid, and add only their data.
 * keywords: theme, custom theme, styleSheet, palette, brand colors, design system
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const rounded = { default: { style: { radius: [8, 8, 0, 0] } } }
const dotted = { line: { style: { lineDash: [3, 3] } } }

const theme: ColumnChartProps['theme'] = {
  styleSheet: {
    brandColor: '#d6409f', // For charts without a series.
    paletteQualitative10: ['#d6409f', '#9a6bdf', '#0e9bb5'], // For charts with a series.
  },
  maxColumnWidth: 40,
  geometries: { interval: { rect: rounded } },
  components: { axis: { left: { grid: dotted } } },
}

const compact = new Intl.NumberFormat('en', { notation: 'compact' })

const shared = {
  xField: 'season',
  yField: 'visits',
  height: 240,
  appendPadding: [8, 4, 4, 4],
  meta: {
    visits: { alias: 'Visits', tickCount: 4, formatter: (value: number) => compact.format(value) },
  },
  theme,
}

const garden: ColumnChartProps = {
  ...shared,
  data: [
    { season: 'Spring', visits: 48_200 },
    { season: 'Summer', visits: 61_500 },
    { season: 'Autumn', visits: 37_900 },
    { season: 'Winter', visits: 12_400 },
  ],
}

const museum: ColumnChartProps = {
  ...shared,
  data: [
    { season: 'Spring', ticket: 'Day', visits: 21_300 },
    { season: 'Summer', ticket: 'Day', visits: 34_800 },
    { season: 'Autumn', ticket: 'Day', visits: 24_100 },
    { season: 'Winter', ticket: 'Day', visits: 19_700 },
    { season: 'Spring', ticket: 'Annual', visits: 12_900 },
    { season: 'Summer', ticket: 'Annual', visits: 9400 },
    { season: 'Autumn', ticket: 'Annual', visits: 15_200 },
    { season: 'Winter', ticket: 'Annual', visits: 18_600 },
  ],
  seriesField: 'ticket',
  isGroup: true,
  legend: { flipPage: false },
}

export default function OneTheme() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      <figure style={{ margin: 0 }}>
        <figcaption>Garden visits</figcaption>
        <ColumnChart {...garden} />
      </figure>
      <figure style={{ margin: 0 }}>
        <figcaption>Museum visits by ticket type</figcaption>
        <ColumnChart {...museum} />
      </figure>
    </div>
  )
}
