import type { Types } from '@antv/g2'
import type { Options, Plot as G2Plot } from '@antv/g2plot'

/*
 * What the library types as `object` and reads all the same, in the words of the engine.
 * `extract.ts` puts these in the place of the loose ones.
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

/** What `chartRef` and `onReady` hand out. */
export type Plot = G2Plot<Options>

/** What all charts share. */
export type { Options } from '@antv/g2plot'
