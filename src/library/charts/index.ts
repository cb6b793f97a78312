import { code, type Code } from '../../core/shared/code-text.ts'
import { area } from './area.ts'
import { bar } from './bar.ts'
import { bidirectionalBar } from './bidirectional-bar.ts'
import { box } from './box.ts'
import { bullet } from './bullet.ts'
import type { ChartDefinition } from './chart.ts'
import { column } from './column.ts'
import { dualAxes } from './dual-axes.ts'
import { funnel } from './funnel.ts'
import { heatmap } from './heatmap.ts'
import { histogram } from './histogram.ts'
import { line } from './line.ts'
import { chord, sankey } from './links.ts'
import { pie } from './pie.ts'
import { radar } from './radar.ts'
import { radialBar } from './radial-bar.ts'
import { rose } from './rose.ts'
import { scatter } from './scatter.ts'
import { gauge, liquid, progress, ringProgress } from './share.ts'
import { stock } from './stock.ts'
import { tinyArea, tinyColumn, tinyLine } from './tiny.ts'
import { circlePacking, sunburst, treemap } from './trees.ts'
import { venn } from './venn.ts'
import { violin } from './violin.ts'
import { waterfall } from './waterfall.ts'
import { wordCloud } from './word-cloud.ts'

/** Each chart that has a page, in the order in which charts without a recommendation are listed. */
export const charts: Record<string, ChartDefinition> = {
  LineChart: line,
  AreaChart: area,
  ColumnChart: column,
  BarChart: bar,
  PieChart: pie,
  ScatterChart: scatter,
  DualAxesChart: dualAxes,
  HistogramChart: histogram,
  BoxChart: box,
  ViolinChart: violin,
  HeatmapChart: heatmap,
  TreemapChart: treemap,
  SunburstChart: sunburst,
  CirclePackingChart: circlePacking,
  RadarChart: radar,
  RoseChart: rose,
  RadialBarChart: radialBar,
  FunnelChart: funnel,
  WaterfallChart: waterfall,
  WordCloudChart: wordCloud,
  BidirectionalBarChart: bidirectionalBar,
  BulletChart: bullet,
  StockChart: stock,
  SankeyChart: sankey,
  ChordChart: chord,
  VennChart: venn,
  GaugeChart: gauge,
  LiquidChart: liquid,
  RingProgressChart: ringProgress,
  ProgressChart: progress,
  TinyLineChart: tinyLine,
  TinyAreaChart: tinyArea,
  TinyColumnChart: tinyColumn,
  // they combine several charts, so none of them is made from one table
  FacetChart: { roles: {} },
  MixChart: { roles: {} },
}

/** The components whose data has a shape of its own. */
export const listChartsWith = (data: NonNullable<ChartDefinition['data']>): string[] =>
  Object.keys(charts).filter((chart) => charts[chart]?.data === data)

/** The line that imports a chart with the type of its props. */
export const importChart = (name: Code): Code => code`import { ${name}, type ${name}Props } from '@opd/g2plot-react'`
