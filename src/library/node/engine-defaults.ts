import { createRequire } from 'node:module'
import path from 'node:path'
import type { DefaultValues } from '../shared/default-value.ts'
import { formatValue } from './format-value.ts'

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
export function readEngineDefaults(folder: string, components: string[]): Record<string, DefaultValues> {
  const require = createRequire(path.join(folder, 'package.json'))
  const plots = require('@antv/g2plot') as Record<string, PlotClass | undefined>
  const { getTheme } = require('@antv/g2') as { getTheme: (name: string) => Theme }
  const { antvLight } = require('@antv/g2/lib/theme/style-sheet/light') as { antvLight: object }
  const defaults: Record<string, DefaultValues> = {}
  for (const component of components) {
    const plot = plots[component.replace(/Chart$/, '')]
    // without the constructor, which would draw the chart
    if (plot)
      defaults[component] = describeValues(
        (Object.create(plot.prototype) as PlotClass['prototype']).getDefaultOptions(),
      )
  }
  for (const [id, read] of Object.entries(FROM_THEME))
    defaults[id] = describeValues(read(getTheme('default'), antvLight) ?? {})
  return defaults
}

/** Keeps objects as objects, and formats all other values as source code. */
function describeValues(options: object): DefaultValues {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isFilledObject(value) ? describeValues(value) : formatValue(value)]),
  )
}

const isFilledObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
