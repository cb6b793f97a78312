import { G2 } from '@antv/g2plot'
import type { Color } from '../../core/client/color/preference.ts'
import { INKS } from './corrections/inks.ts'
import { registerLabelInk } from './corrections/label-ink.ts'
import { STILL } from './corrections/still.ts'
import { themeOf } from './corrections/theme.ts'

let registered: Color | undefined

/** Makes the theme of a color the engine's default, which plots inside plots take too. */
export function registerChartTheme(color: Color): void {
  if (registered === color) return
  if (!registered) prepareEngine()
  registered = color
  G2.registerTheme('default', themeOf(color))
  shadeHover(color)
}

/** The band behind a column under the pointer is made for a light page. */
function shadeHover(color: Color): void {
  const style = { fill: INKS[color].behind, opacity: 0.3 }
  G2.registerInteraction('active-region', {
    start: [{ trigger: 'plot:mousemove', action: 'active-region:show', arg: { style } }],
    end: [{ trigger: 'plot:mouseleave', action: 'active-region:hide' }],
  })
}

function prepareEngine(): void {
  registerLabelInk()
  // `appear: false` would never tell conversion tags and regression lines, which wait for the end of
  // the entrance, that they may come; the microtask lets all shapes be there before they do
  G2.registerAnimation(STILL, (_shape, { callback }) => queueMicrotask(() => callback?.()))
  inkFacetTitles()
}

/** The titles of a facet inside a funnel are gray and nobody can say otherwise. */
function inkFacetTitles(): void {
  const facets = Object.getPrototypeOf(G2.getFacet('rect').prototype) as {
    getDefaultTitleCfg: (this: { view: G2.View }) => object
  }
  facets.getDefaultTitleCfg = function () {
    const { fontFamily, labels } = this.view.getTheme()
    return { style: { fontSize: 14, fill: labels.style.fill as string, fontFamily: fontFamily as string } }
  }
}
