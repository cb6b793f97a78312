import type { Types } from '@antv/g2'
import type { Options, Plot as G2Plot } from '@antv/g2plot'

/*
 * Types for options that the library types as `object`, written with the types of the chart engine.
 * `extract-library.ts` shows these instead.
 */

/** `theme`: changes to the default theme. */
export interface ThemeOptions {
  styleSheet?: Partial<Types.StyleSheet>
  defaultColor?: string
  colors10?: string[]
  colors20?: string[]
  sequenceColors?: string[]
  background?: string
  fontFamily?: string
  columnWidthRatio?: number
  maxColumnWidth?: number | null
  minColumnWidth?: number | null
  roseWidthRatio?: number
  multiplePieWidthRatio?: number
  sizes?: [number, number]
  shapes?: Record<string, string[]>
  geometries?: Record<string, object>
  components?: Record<string, object>
  labels?: Types.GeometryLabelCfg
  innerLabels?: Types.GeometryLabelCfg
  overflowLabels?: Types.GeometryLabelCfg
  pieLabels?: Types.GeometryLabelCfg
}

/** The instance that `chartRef` and `onReady` receive. */
export type Plot = G2Plot<Options>

/** The options that all charts share. */
export type { Options } from '@antv/g2plot'
