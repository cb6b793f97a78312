import { G2, Plot } from '@antv/g2plot'
import { resolveColors, type ChartColors, type ChartMode } from './colors.ts'
import { createG2Theme } from './g2-theme.ts'
import type { Options } from './merge-options.ts'
import { patchEngine } from './patch-engine.ts'
import { themeOptions, type Settings } from './theme-options.ts'
import { removeFacetListener, saveViewState } from './view-state.ts'

export type { ChartColors, ChartMode }

export interface ChartThemeOptions {
  /** The color mode of the charts. Default: `light`. */
  mode?: ChartMode
  /** The colors of series in both modes. To use different ones, set `palette` in `light` and `dark`. */
  palette?: readonly string[]
  /** The font of all texts. Default: the system fonts of G2. */
  fontFamily?: string
  /** Colors that replace the defaults in light mode. */
  light?: Partial<ChartColors>
  /** Colors that replace the defaults in dark mode. */
  dark?: Partial<ChartColors>
  /** False draws charts without an entrance animation. Changes are still animated. Default: `true`. */
  entrance?: boolean
}

type AnyPlot = Plot<Options>

/** The members of a plot that its types do not show. */
interface PlotInternals {
  getDefaultOptions: () => Options
  execAdaptor: () => void
  updateOption: (options: Options) => void
  destroy: () => void
}

/** A plot on the page. */
interface DrawnPlot {
  /** Undefined if it is drawn without the theme. */
  mode: ChartMode | undefined
  /** The options without the theme. */
  own: Options
  /** The options with the theme, until one of them changes. */
  themed?: Options | undefined
  /** True while the plot merges new options into its own. */
  isUpdating: boolean
  /** Applies what the visitor filtered and moved, while the plot is drawn again. */
  restoreState?: (() => void) | undefined
}

/** Set this attribute on an element to choose another mode for the charts inside it, or `none` for no theme. */
const ATTRIBUTE = 'data-chart-theme'

const THEME_PREFIX = 'chart-theme-'

const drawnPlots = new Map<AnyPlot, DrawnPlot>()
let settings: Record<ChartMode, Settings> | undefined
let currentMode: ChartMode = 'light'

/**
 * Gives all G2Plot charts readable light and dark colors. Call it once, before the first chart. Options that a chart
 * sets itself always win. A later call changes the settings and redraws the charts on the page.
 */
export function installChartTheme(options: ChartThemeOptions = {}): void {
  // charts are drawn only in a browser
  if (typeof document === 'undefined') return
  if (!settings) {
    patchEngine()
    patchPlots()
  }
  currentMode = options.mode ?? 'light'
  settings = { light: createSettings('light', options), dark: createSettings('dark', options) }
  for (const [plot, drawn] of drawnPlots) redraw(plot, drawn)
}

/** Changes the color mode and redraws the charts on the page whose mode changes. */
export function setChartMode(mode: ChartMode): void {
  currentMode = mode
  for (const [plot, drawn] of drawnPlots) if (findMode(plot, drawn.own) !== drawn.mode) redraw(plot, drawn)
}

function createSettings(mode: ChartMode, options: ChartThemeOptions): Settings {
  const { palette, fontFamily, entrance = true } = options
  const colors = resolveColors(mode, { ...(palette && { palette }), ...options[mode] })
  const theme = createG2Theme({ mode, colors, fontFamily, entrance })
  const themeName = `${THEME_PREFIX}${mode}`
  G2.registerTheme(themeName, theme)
  return { mode, colors, theme, themeName, entrance, fontFamily: String(G2.getTheme(themeName).fontFamily) }
}

/** The mode of a plot, or undefined if it has no theme. */
function findMode({ container }: AnyPlot, { theme }: Options): ChartMode | undefined {
  // a chart that names a registered theme gets exactly that one; a copy of a themed chart names ours
  if (typeof theme === 'string' && !theme.startsWith(THEME_PREFIX)) return undefined
  const value = container.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)
  return value === 'none' ? undefined : value === 'light' || value === 'dark' ? value : currentMode
}

/** Every plot draws itself with `execAdaptor`, from options that include the defaults of the library. */
function patchPlots(): void {
  const prototype = Plot.prototype as unknown as PlotInternals
  const { execAdaptor, updateOption, destroy } = prototype
  prototype.execAdaptor = function (this: AnyPlot & PlotInternals) {
    const drawn = drawnPlots.get(this) ?? extendPlot(this)
    drawn.mode = findMode(this, drawn.own)
    drawn.themed = undefined
    // views inherit the theme when they are created, before the plot sets its own
    this.chart.theme(drawn.mode ? `${THEME_PREFIX}${drawn.mode}` : 'default')
    execAdaptor.call(this)
    drawn.restoreState?.()
  }
  prototype.updateOption = function (this: AnyPlot, options) {
    const drawn = drawnPlots.get(this)
    if (drawn) drawn.isUpdating = true
    updateOption.call(this, options)
    if (drawn) drawn.isUpdating = false
  }
  prototype.destroy = function (this: AnyPlot) {
    drawnPlots.delete(this)
    destroy.call(this)
  }
}

/** Makes a plot read options with the theme wherever it reads them, but merge new options into its own. */
function extendPlot(plot: AnyPlot): DrawnPlot {
  const drawn: DrawnPlot = { mode: undefined, own: plot.options, isUpdating: false }
  const { getDefaultOptions } = plot as unknown as PlotInternals
  Object.defineProperty(plot, 'options', {
    configurable: true,
    enumerable: true,
    get() {
      if (drawn.isUpdating || !drawn.mode || !settings) return drawn.own
      drawn.themed ??= themeOptions(plot.type, drawn.own, settings[drawn.mode], getDefaultOptions.call(plot))
      return drawn.themed
    },
    set(options: Options) {
      // a word cloud with an image sets its options to a copy of the themed ones
      const { own, themed = own } = drawn
      drawn.own = Object.fromEntries(
        Object.entries(options).map(([key, value]) => [key, value === themed[key] ? own[key] : value]),
      )
      drawn.themed = undefined
    },
  })
  drawnPlots.set(plot, drawn)
  return drawn
}

/** Draws a plot again, with the same legend filters and slider positions. */
function redraw(plot: AnyPlot, drawn: DrawnPlot): void {
  drawn.restoreState = saveViewState(plot.chart)
  removeFacetListener(plot.chart)
  plot.render()
  drawn.restoreState = undefined
}
