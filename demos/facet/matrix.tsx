/**
 * title: Weight, power, and range of cars
 * description: Scatter plot matrix of three fields, with histograms on the diagonal.
 * keywords: matrix, SPLOM, scatter plot matrix, pair plot, correlation
 */
import { FacetChart, type FacetChartProps } from '@opd/g2plot-react'
import { cars } from './matrix/data'

const number = new Intl.NumberFormat('en')
const label = { formatter: (text: string) => number.format(Number(text)) }

const measures = {
  Weight: { unit: 't', axis: { min: 0, max: 3, tickInterval: 1, label } },
  Power: { unit: 'kW', axis: { min: 0, max: 300, tickInterval: 100, label } },
  Range: { unit: 'km', axis: { min: 0, max: 1000, tickInterval: 500, label } },
}
type Measure = keyof typeof measures

const color = ['#4c80f1', '#db7417']

const config: FacetChartProps = {
  type: 'matrix',
  fields: Object.keys(measures),
  data: cars,
  height: 420,
  appendPadding: [0, 20, 28, 0], // Leaves room for the row titles and the legend.
  padding: [14, 14, 14, 22],
  showTitle: true,
  legend: { position: 'bottom', flipPage: false },
  tooltip: { showTitle: false, showMarkers: false },
  columnTitle: { formatter: (field: Measure) => `${field} (${measures[field].unit})` },
  meta: { drive: { alias: 'Drive', sync: true, values: ['Electric', 'Gasoline'] } },
  eachView: (_view, facet) => {
    const rows = facet?.data ?? []
    const x = facet?.columnField as Measure
    const y = facet?.rowField as Measure
    // On the diagonal, show the distribution of the field.
    if (x === y) {
      return {
        type: 'histogram',
        options: {
          data: rows,
          binField: x,
          binNumber: 8,
          stackField: 'drive',
          color,
          xAxis: measures[x].axis,
          yAxis: false,
        },
      }
    }
    return {
      type: 'scatter',
      options: {
        data: rows,
        xField: x,
        yField: y,
        colorField: 'drive',
        color,
        shape: 'circle',
        size: 3,
        pointStyle: { fillOpacity: 0.75, lineWidth: 0 },
        xAxis: measures[x].axis,
        yAxis: measures[y].axis,
      },
    }
  },
}

export default function CarMeasures() {
  return <FacetChart {...config} />
}
