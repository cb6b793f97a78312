import type { Color } from '../../core/client/color/preference.ts'
import { below, isOptions, type Options } from './corrections/below.ts'
import { INKS } from './corrections/inks.ts'
import { correctNested } from './corrections/nested.ts'
import { COMMON, CORRECTIONS } from './corrections/plots.ts'
import { rewriteOptions } from './corrections/rewrites.ts'
import { STILL } from './corrections/still.ts'
import { themeOf } from './corrections/theme.ts'

/** The options of a plot with what the page's color needs, below the demo's own. */
export function correctOptions<Given extends object>(plot: string, options: Given, color: Color): Given {
  return correctors[color](plot, options as Options) as Given
}

/** One for each color, so that what is remembered by it lasts. */
const correctors = { light: corrector('light'), dark: corrector('dark') }

function corrector(color: Color) {
  const inks = INKS[color]
  return function correct(plot: string, own: Options): Options {
    const theme = isOptions(own.theme) ? below(themeOf(color), own.theme) : (own.theme ?? 'default')
    const still = stillness(own)
    const given = correctNested(rewriteOptions(plot, own, inks), correct, still)
    const moves = 'animation' in own || plot === 'gauge'
    const correction = { ...COMMON(inks, own), ...CORRECTIONS[plot]?.(inks, own), ...(!moves && still) }
    return { ...below(correction, given), theme }
  }
}

/**
 * A chart takes the place of its picture: the first frame is the last, only changes move. A slider or
 * a scrollbar changes the chart it has just drawn, so that there nothing moves at all. A gauge never does.
 */
function stillness({ slider, scrollbar }: Options): Options {
  const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const entrance = { animation: STILL }
  return { animation: reduced || slider || scrollbar ? false : { appear: entrance, enter: entrance } }
}
