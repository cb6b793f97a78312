import { G2 } from '@antv/g2plot'
import type { Color } from '../../../core/client/color/preference.ts'
import { INSTANT_ANIMATION } from './apply-theme.ts'
import { CHART_COLORS } from './colors.ts'
import { registerLabelColors } from './label-color.ts'
import { createTheme } from './theme.ts'

let registeredMode: Color | undefined

/** Registers the theme as the default of the chart engine, which nested plots use too. */
export function registerChartTheme(mode: Color): void {
  if (registeredMode === mode) return
  if (!registeredMode) prepareEngine()
  registeredMode = mode
  G2.registerTheme('default', createTheme(mode))
  registerHoverBand(mode)
}

/** The band behind a hovered column has a fixed light color in the chart engine. */
function registerHoverBand(mode: Color): void {
  const style = { fill: CHART_COLORS[mode].barBackground, opacity: 0.3 }
  G2.registerInteraction('active-region', {
    start: [{ trigger: 'plot:mousemove', action: 'active-region:show', arg: { style } }],
    end: [{ trigger: 'plot:mouseleave', action: 'active-region:hide' }],
  })
}

function prepareEngine(): void {
  registerLabelColors()
  // Conversion tags and regression lines are drawn at the end of the entrance animation, which `appear: false`
  // never signals. The microtask lets all shapes be created first.
  G2.registerAnimation(INSTANT_ANIMATION, (_shape, { callback }) => queueMicrotask(() => callback?.()))
  colorFacetTitles()
}

/** A faceted funnel has gray titles that no option changes. */
function colorFacetTitles(): void {
  const facets = Object.getPrototypeOf(G2.getFacet('rect').prototype) as {
    getDefaultTitleCfg: (this: { view: G2.View }) => object
  }
  facets.getDefaultTitleCfg = function () {
    const { fontFamily, labels } = this.view.getTheme()
    return { style: { fontSize: 14, fill: labels.style.fill as string, fontFamily: fontFamily as string } }
  }
}
