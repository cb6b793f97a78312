import type { Color } from '../../../core/client/color/preference.ts'
import { CHART_COLORS } from './colors.ts'
import { isOptions, mergeDefaults, type Options } from './merge-options.ts'
import { adaptOptions, COMMON_DEFAULTS, PLOT_DEFAULTS } from './plot-defaults.ts'
import { createTheme } from './theme.ts'

type ApplyTheme = (plot: string, own: Options) => Options
type EachView = (...facet: unknown[]) => unknown

/** An animation that ends at once, see `register-theme.ts`. */
export const INSTANT_ANIMATION = 'site-instant'

/** Adds the colors of a color mode to the options of a plot. The options of the chart itself win. */
export function applyTheme<Given extends object>(plot: string, options: Given, mode: Color): Given {
  return appliers[mode](plot, options as Options) as Given
}

/** One function per mode, because `wrappedFunctions` finds its entries by identity. */
const appliers = { light: createApplier('light'), dark: createApplier('dark') }

function createApplier(mode: Color): ApplyTheme {
  const colors = CHART_COLORS[mode]
  return function apply(plot, own) {
    const theme = isOptions(own.theme) ? mergeDefaults(createTheme(mode), own.theme) : (own.theme ?? 'default')
    const animation = getAnimationDefaults(own)
    const adapted = applyToNested(adaptOptions(plot, own, colors), apply, animation)
    const keepsAnimation = 'animation' in own || plot === 'gauge'
    const defaults = {
      ...COMMON_DEFAULTS(colors, own),
      ...PLOT_DEFAULTS[plot]?.(colors, own),
      ...(!keepsAnimation && animation),
    }
    return { ...mergeDefaults(defaults, adapted), theme }
  }
}

/**
 * A live chart replaces its poster, so it appears without an entrance animation and animates only changes.
 * A slider or scrollbar changes the chart right after the first drawing, so it disables all animation.
 */
function getAnimationDefaults({ slider, scrollbar }: Options): Options {
  const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const entrance = { animation: INSTANT_ANIMATION }
  return { animation: reducedMotion || slider || scrollbar ? false : { appear: entrance, enter: entrance } }
}

/** Applies the theme to the plots inside a mix or a facet. */
function applyToNested(own: Options, apply: ApplyTheme, animation: Options): Options {
  const result: Record<string, unknown> = { ...own }
  if (Array.isArray(own.plots)) result.plots = own.plots.map((part: unknown) => applyToPart(part, apply, animation))
  if (Array.isArray(own.views)) result.views = own.views.map((part: unknown) => applyToPart(part, apply, animation))
  if (typeof own.eachView === 'function') result.eachView = wrapEachView(own.eachView as EachView, apply, animation)
  return result
}

/** A plot has a type and options. A view has geometries instead, and needs only the animation. */
function applyToPart(part: unknown, apply: ApplyTheme, animation: Options): unknown {
  if (!isOptions(part)) return part
  if (typeof part.type !== 'string') return mergeDefaults(animation, part)
  return { ...part, options: apply(part.type, isOptions(part.options) ? part.options : {}) }
}

/** The library compares functions by identity, so a new wrapper on every render would redraw the chart. */
const wrappedFunctions = new WeakMap<EachView, WeakMap<ApplyTheme, EachView>>()

function wrapEachView(eachView: EachView, apply: ApplyTheme, animation: Options): EachView {
  const wrappers = wrappedFunctions.get(eachView) ?? new WeakMap<ApplyTheme, EachView>()
  wrappedFunctions.set(eachView, wrappers)
  const wrapper = wrappers.get(apply) ?? ((...facet) => applyToPart(eachView(...facet), apply, animation))
  wrappers.set(apply, wrapper)
  return wrapper
}
