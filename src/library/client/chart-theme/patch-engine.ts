import { G2 } from '@antv/g2plot'
import type { ThemeMark } from './g2-theme.ts'
import { registerLabelColors } from './label-color.ts'
import { INSTANT_ANIMATION } from './theme-options.ts'

/** Changes what neither a theme nor an option of a chart can change. Charts with another theme stay as they are. */
export function patchEngine(): void {
  registerLabelColors()
  colorHoverBands()
  colorFacetTitles()
  // Conversion tags and regression lines are drawn at the end of the entrance animation, which `appear: false`
  // never signals. The microtask lets all shapes be created first.
  G2.registerAnimation(INSTANT_ANIMATION, (_shape, { callback }) => queueMicrotask(() => callback?.()))
}

/** The band behind a hovered column has a fixed light color in G2. */
function colorHoverBands(): void {
  const action = G2.getActionClass('active-region').prototype as {
    context: { view: G2.View }
    show: (options?: { style?: object }) => void
  }
  const { show } = action
  action.show = function (options) {
    const mark = (this.context.view.getTheme() as ThemeMark).chartTheme
    show.call(this, mark && !options?.style ? { ...options, style: { fill: mark.hoverBand, opacity: 0.3 } } : options)
  }
}

/** A faceted funnel has gray titles that no option changes. */
function colorFacetTitles(): void {
  const facets = Object.getPrototypeOf(G2.getFacet('rect').prototype) as {
    getDefaultTitleCfg: (this: { view: G2.View }) => object
  }
  const { getDefaultTitleCfg } = facets
  facets.getDefaultTitleCfg = function () {
    const theme = this.view.getTheme()
    if (!(theme as ThemeMark).chartTheme) return getDefaultTitleCfg.call(this)
    return { style: { fontSize: 14, fill: theme.labels.style.fill as string, fontFamily: theme.fontFamily as string } }
  }
}
