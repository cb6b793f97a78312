import { createRequire } from 'node:module'
import path from 'node:path'
import { formatValue } from './format-value.ts'

/** Default values of the chart engine by path, such as `tooltip.shared` -> `true`. */
export type Defaults = Record<string, string>

interface PlotClass {
  prototype: { getDefaultOptions: () => Record<string, unknown> }
}

type Theme = Record<string, unknown> & { components: Record<string, Record<string, object>> }

/** Where the theme of G2 keeps the defaults of a shared object. Defaults of a chart take precedence. */
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

/** Reads the defaults of the chart engine in `folder/node_modules`, by component and shared options object. */
export function readEngineDefaults(folder: string, components: string[]): Record<string, Defaults> {
  const require = createRequire(path.join(folder, 'package.json'))
  const plots = require('@antv/g2plot') as Record<string, PlotClass | undefined>
  const { getTheme } = require('@antv/g2') as { getTheme: (name: string) => Theme }
  const { antvLight } = require('@antv/g2/lib/theme/style-sheet/light') as { antvLight: object }
  const defaults: Record<string, Defaults> = {}
  for (const component of components) {
    const plot = plots[component.replace(/Chart$/, '')]
    // without the constructor, which would draw the chart
    if (plot)
      defaults[component] = flattenOptions(
        (Object.create(plot.prototype) as PlotClass['prototype']).getDefaultOptions(),
      )
  }
  for (const [id, read] of Object.entries(FROM_THEME))
    defaults[id] = flattenOptions(read(getTheme('default'), antvLight) ?? {})
  return defaults
}

/** The parts of a longer object are shown in its own table. A list can be a palette, so it may be longer. */
const MAX_OBJECT_LENGTH = 48
const MAX_LIST_LENGTH = 120

function formatShortValue(value: unknown): string {
  const text = formatValue(value)
  if (Array.isArray(value)) return text.length > MAX_LIST_LENGTH ? '[ … ]' : text
  return typeof value === 'object' && text.length > MAX_OBJECT_LENGTH ? '{ … }' : text
}

/** Lists every value by its path, including whole objects. */
function flattenOptions(options: object, prefix = ''): Defaults {
  const flat: Defaults = {}
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) continue
    const valuePath = `${prefix}${key}`
    flat[valuePath] = formatShortValue(value)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(flat, flattenOptions(value as object, `${valuePath}.`))
  }
  return flat
}
