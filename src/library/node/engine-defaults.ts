import { createRequire } from 'node:module'
import path from 'node:path'
import { valueText } from './value-text.ts'

/** What the engine uses for an option that is left out: path -> text, such as `tooltip.shared` -> `true`. */
export type Defaults = Record<string, string>

interface PlotClass {
  prototype: { getDefaultOptions: () => Record<string, unknown> }
}

type Theme = Record<string, unknown> & { components: Record<string, Record<string, object>> }

/** Where G2's theme keeps what a shared object starts from. A chart's own defaults come before these. */
const FROM_THEME: Record<string, (theme: Theme, styleSheet: object) => object | undefined> = {
  Axis: ({ components }) => components.axis?.common,
  LegendCfg: ({ components }) => components.legend?.common,
  TooltipOptions: ({ components }) => components.tooltip,
  SliderCfg: ({ components }) => components.slider?.common,
  ScrollbarCfg: ({ components }) => ({ ...components.scrollbar?.common, ...components.scrollbar?.default }),
  LineOption: ({ components }) => components.annotation?.line,
  TextOption: ({ components }) => components.annotation?.text,
  ImageOption: ({ components }) => components.annotation?.image,
  RegionFilterOption: ({ components }) => components.annotation?.regionFilter,
  DataMarkerOption: ({ components }) => components.annotation?.dataMarker,
  // its `style` is never read
  DataRegionOption: ({ components }) => ({ ...components.annotation?.dataRegion, style: undefined }),
  ThemeOptions: (theme, styleSheet) => ({ ...theme, styleSheet }),
}

/** Asks the engine in `folder/node_modules` for its defaults, by component and by shared options object. */
export function readEngineDefaults(folder: string, components: string[]): Record<string, Defaults> {
  const require = createRequire(path.join(folder, 'package.json'))
  const plots = require('@antv/g2plot') as Record<string, PlotClass | undefined>
  const { getTheme } = require('@antv/g2') as { getTheme: (name: string) => Theme }
  const { antvLight } = require('@antv/g2/lib/theme/style-sheet/light') as { antvLight: object }
  const found: Record<string, Defaults> = {}
  for (const component of components) {
    const plot = plots[component.replace(/Chart$/, '')]
    // made without the constructor, which would draw
    if (plot) found[component] = flatten((Object.create(plot.prototype) as PlotClass['prototype']).getDefaultOptions())
  }
  for (const [id, read] of Object.entries(FROM_THEME)) found[id] = flatten(read(getTheme('default'), antvLight) ?? {})
  return found
}

/** A longer object tells its parts where it is unfolded. A list may be a palette. */
const LONGEST_OBJECT = 48
const LONGEST_LIST = 120

function shortText(value: unknown): string {
  const text = valueText(value)
  if (Array.isArray(value)) return text.length > LONGEST_LIST ? '[ … ]' : text
  return typeof value === 'object' && text.length > LONGEST_OBJECT ? '{ … }' : text
}

/** Every value by its path, objects as a whole too. */
function flatten(options: object, prefix = ''): Defaults {
  const flat: Defaults = {}
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) continue
    const here = `${prefix}${key}`
    flat[here] = shortText(value)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(flat, flatten(value as object, `${here}.`))
  }
  return flat
}
