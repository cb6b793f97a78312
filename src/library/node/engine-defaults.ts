import { createRequire } from 'node:module'
import path from 'node:path'
import { formatKey, type DefaultValues } from '../shared/default-value.ts'

interface Plot {
  getDefaultOptions: () => Record<string, unknown>
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
  const plots = require('@antv/g2plot') as Record<string, { prototype: Plot } | undefined>
  const { getTheme } = require('@antv/g2') as { getTheme: (name: string) => Theme }
  const { antvLight } = require('@antv/g2/lib/theme/style-sheet/light') as { antvLight: object }
  const defaults: Record<string, DefaultValues> = {}
  for (const component of components) {
    const plot = plots[component.replace(/Chart$/, '')]
    // without the constructor, which would draw the chart
    if (plot) defaults[component] = describeValues((Object.create(plot.prototype) as Plot).getDefaultOptions())
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

/** Formats a value as source code on one line. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/\s+/g, ' ')}'`
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const pairs = entries.map(([key, inner]) => `${formatKey(key)}: ${formatValue(inner)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

/** Writes angles as multiples of `Math.PI`, and rounds other numbers. */
function formatNumber(value: number): string {
  const twelfths = (value / Math.PI) * 12
  if (value !== 0 && Math.abs(twelfths - Math.round(twelfths)) < 1e-9) return formatAngle(Math.round(twelfths))
  return String(Number(value.toPrecision(6)))
}

function formatAngle(twelfths: number): string {
  const common = findCommonDivisor(Math.abs(twelfths), 12)
  const [times, divisor] = [twelfths / common, 12 / common]
  const factor = times === 1 ? '' : times === -1 ? '-' : `${times} * `
  return divisor === 1 ? `${factor}Math.PI` : `${factor}Math.PI / ${divisor}`
}

const findCommonDivisor = (a: number, b: number): number => (b === 0 ? a : findCommonDivisor(b, a % b))
