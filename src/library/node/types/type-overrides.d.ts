import type { ShapeAttrs, Types } from '@antv/g2'
import type { Options, Plot as G2Plot } from '@antv/g2plot'

/*
 * Types for options whose own type is wrong or says nothing, written with the types of the chart engine.
 * `extract-library.ts` shows these instead.
 */

export type Theme = string | ThemeOptions

/** The chart engine copies these objects into `style`, so only shape attributes have an effect. */
export type QuadrantLineStyle = ShapeAttrs
export type QuadrantRegionStyle = QuadrantLineStyle[]

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
