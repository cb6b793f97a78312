import type { createG2Theme } from './g2-theme.ts'
import { correctOptions, isOptions, type Options } from './merge-options.ts'
import { correctPlot, type CorrectionSettings } from './plot-corrections.ts'

/** Everything that decides how charts of one color mode look. */
export interface Settings extends CorrectionSettings {
  /** The name under which the theme is registered, and what it was created from. */
  themeName: string
  theme: ReturnType<typeof createG2Theme>
  entrance: boolean
}

/** An animation that ends at once. */
export const INSTANT_ANIMATION = 'chart-theme-instant'

/** Plots whose `type` differs from the name that a mix uses for them. */
const NAMES: Record<string, string> = { process: 'progress', 'ring-process': 'ring-progress' }

/** Adds the theme to the options of a plot, which include the library's `defaults`. */
export function themeOptions(type: string, options: Options, settings: Settings, defaults?: Options): Options {
  // a facet has the type of an area
  const name = 'eachView' in options ? 'facet' : (NAMES[type] ?? type)
  const animation = chooseAnimation(options, settings)
  const corrected = correctPlot(name, options, settings, defaults)
  const { theme, themeName } = settings
  return {
    ...(animation && name !== 'gauge' ? correctOptions(animation, corrected, defaults) : corrected),
    ...themeNested(options, settings, animation),
    theme: isOptions(options.theme) ? correctOptions(theme, options.theme) : themeName,
  }
}

/**
 * Without an entrance, a chart animates only changes. A slider or scrollbar changes the chart right after the first
 * drawing, so it disables all animation.
 */
function chooseAnimation({ slider, scrollbar }: Options, { entrance }: Settings): Options | undefined {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return { animation: false }
  if (entrance) return undefined
  const instant = { animation: INSTANT_ANIMATION }
  return { animation: slider || scrollbar ? false : { appear: instant, enter: instant } }
}

/** Adds the theme to the plots inside a mix or a facet. */
function themeNested({ plots, views, eachView }: Options, settings: Settings, animation?: Options): Options {
  const themePart = (part: unknown): unknown => {
    if (!isOptions(part)) return part
    // a plot has a type and options; a view has geometries instead, and needs only the animation
    if (typeof part.type !== 'string') return animation ? correctOptions(animation, part) : part
    return { ...part, options: themeOptions(part.type, isOptions(part.options) ? part.options : {}, settings) }
  }
  return {
    ...(Array.isArray(plots) && { plots: plots.map(themePart) }),
    ...(Array.isArray(views) && { views: views.map(themePart) }),
    ...(typeof eachView === 'function' && {
      eachView: (...facet: unknown[]) => themePart((eachView as (...facet: unknown[]) => unknown)(...facet)),
    }),
  }
}
