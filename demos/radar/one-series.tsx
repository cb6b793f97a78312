/**
 * title: Flavor of four coffees
 * description: The icon next to a legend item shows only this series. The legend has a title and more space between its items.
 * keywords: show only one series, isolate series, solo, radio, legend title, legend spacing, legend font
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const notes = ['Acidity', 'Body', 'Sweetness', 'Bitterness', 'Aroma', 'Fruit']

const flavors = {
  Ethiopia: [8, 4, 7, 3, 9, 9],
  Colombia: [6, 6, 8, 4, 7, 6],
  Brazil: [3, 8, 7, 5, 6, 3],
  Sumatra: [2, 9, 5, 7, 6, 2],
}

const data = Object.entries(flavors).flatMap(([origin, values]) =>
  values.map((score, index) => ({ note: notes[index], origin, score })),
)

const config: RadarChartProps = {
  data,
  xField: 'note',
  yField: 'score',
  seriesField: 'origin',
  height: 380,
  radius: 0.6, // Leaves room for the names.
  color: ['#4c80f1', '#1f9d6b', '#db7417', '#9a6bdf'],
  lineStyle: { lineWidth: 2 },
  yAxis: { min: 0, max: 10, tickInterval: 5, label: { style: { fill: '#808080' } } },
  legend: {
    position: 'bottom',
    flipPage: false,
    title: { text: 'Origin', spacing: 12 },
    itemSpacing: 16,
    itemName: { style: { fontSize: 14 } },
    marker: { spacing: 8 },
    radio: { style: { stroke: '#808080', fill: 'transparent' } },
  },
}

export default function CoffeeFlavors() {
  return <RadarChart {...config} />
}
