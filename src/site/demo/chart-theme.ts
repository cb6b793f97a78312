import { G2 } from '@antv/g2plot'
import { deepMix } from '@antv/util'
import type { Colour } from '../colour/preference.ts'

/** Inks of a chart on the page's card, all AA on its ground. */
const INKS = {
  light: { ground: '#ffffff', label: '#5c6370', strong: '#3a404c', line: '#c9ced8', grid: '#e8ebf0' },
  dark: { ground: '#161a20', label: '#a3abb9', strong: '#c9d0dc', line: '#434a57', grid: '#272d37' },
} as const

let registered: Colour | undefined

/** Makes the theme of a colour the engine's default, which plots inside plots take too. */
export function registerChartTheme(colour: Colour): void {
  if (registered === colour) return
  registered = colour
  const { ground, label, strong, line, grid } = INKS[colour]
  const axis = { line: { style: { stroke: line } }, tickLine: { style: { stroke: line } }, label: { style: { fill: label } }, title: { style: { fill: label } }, grid: { line: { style: { stroke: grid } } } }
  const base = colour === 'dark' ? G2.getTheme('dark') : lightTheme
  G2.registerTheme(
    'default',
    deepMix({}, base, {
      background: ground,
      components: {
        axis: { common: axis, top: axis, bottom: axis, left: axis, right: axis, circle: axis, radius: axis },
        legend: { common: { itemName: { style: { fill: strong } }, title: { style: { fill: label } } } },
      },
    }),
  )
}

const lightTheme = deepMix({}, G2.getTheme('default'))
