import type { Rolldown } from 'vite'

// None of the engine's packages declares `sideEffects`, so a bundler keeps all 35 charts for one. Here
// stands what they would declare, and how the rest is cut: one engine for all charts, which stays
// cached, and a small file beside it for each. engine.test.ts holds the lists against the packages.

/** Modules that register something at import: a chart that lacks one fails only when it is used. */
const REGISTERING = [
  /@antv[\\/](?:adjust|attr|coord|scale|g2|g2plot)[\\/]esm[\\/]index\.js$/,
  /@antv[\\/]scale[\\/]esm[\\/]tick-method[\\/]index\.js$/,
  /@antv[\\/]g-base[\\/]esm[\\/]bbox[\\/]index\.js$/,
  /@antv[\\/]g2[\\/]esm[\\/]geometry[\\/]shape[\\/]\w+[\\/][\w-]+\.js$/,
  /@antv[\\/]g2plot[\\/]esm[\\/]interactions[\\/][\w-]+\.js$/,
  /@antv[\\/]g2plot[\\/]esm[\\/]adaptor[\\/]connected-area\.js$/,
  /@antv[\\/]g2plot[\\/]esm[\\/]plots[\\/][\w-]+[\\/](?:interactions|shapes)[\\/]/,
  /@antv[\\/]g2plot[\\/]esm[\\/]plots[\\/](?:venn|waterfall)[\\/](?:label|shape)\.js$/,
]

const PACKAGES = /node_modules[\\/](?:@antv|d3-[\w-]+|fecha|fmin|gl-matrix|lodash|pdfast|size-sensor|tslib)[\\/]/

export const registersAtImport = (id: string): boolean => REGISTERING.some((modules) => modules.test(id))

/** What a module of the engine's packages exports as a type only is missing in their sources' code: see slim-engine.ts. */
export const isEngineModule = (id: string): boolean => PACKAGES.test(id)

export const engineOptions = {
  treeshake: {
    moduleSideEffects: [
      ...REGISTERING.map((test) => ({ test, sideEffects: true })),
      { test: PACKAGES, sideEffects: false },
    ],
  },
  shimMissingExports: true,
} satisfies Rolldown.InputOptions

/**
 * What another chart's module registers though any chart may name it in its options. In the whole
 * library it is always there; here the index of G2Plot imports it, and it is part of the engine.
 */
export const SHARED_REGISTRATIONS = [
  './interactions/brush',
  './interactions/drag-move',
  './plots/line/interactions',
  './plots/mix/interactions',
  './plots/heatmap/shapes/circle',
  './plots/heatmap/shapes/square',
]
const SHARED = /[\\/]plots[\\/](?:(?:line|mix)[\\/]interactions|heatmap[\\/]shapes)[\\/]/

/** The site's own part of every chart, and the modules that slim-engine.ts makes. */
const OURS = [
  /^\0engine:/,
  /[\\/]@opd[\\/]g2plot-react[\\/]es[\\/]components[\\/]/,
  /[\\/]es-toolkit[\\/]/,
  // draw-svg.ts is not in the list: only exports need it
  /[\\/]src[\\/]library[\\/]client[\\/](?:chart-theme[\\/]|themed-base\.)/,
]

/** Modules outside of a chart's folder that only this chart needs, or these few. */
const BESIDE: [modules: RegExp, chart: string][] = [
  [/d3-hierarchy|[\\/]utils[\\/]hierarchy[\\/]|[\\/]interactions[\\/](?:actions[\\/])?drill-down\.js$/, 'hierarchy'],
  // the three import each other
  [/(?:[\\/]plots[\\/]|^\0themed-base:)tiny-(?:area|column|line)(?:[\\/]|$)/, 'tiny'],
  [/[\\/]transform[\\/]histogram\.js$/, 'histogram'],
  [/d3-regression/, 'scatter'],
  [/[\\/]fmin[\\/]|[\\/]color[\\/]blend\.js$/, 'venn'],
  [/pdfast|[\\/]transform[\\/]quantile\.js$/, 'violin'],
  [/[\\/]transform[\\/]chord\.js$/, 'chord'],
  [/[\\/]transform[\\/]word-cloud\.js$/, 'word-cloud'],
]
const CHART = /(?:[\\/]g2plot-react[\\/]es[\\/]plots[\\/]|[\\/]g2plot[\\/]esm[\\/]plots[\\/]|^\0themed-base:)([\w-]+)/

/** The file of a module: the engine, a chart, the renderer for SVG, or none of them. */
export function getEngineChunk(id: string): string | null {
  if (/[\\/]@antv[\\/]g-svg[\\/]/.test(id) || id === '\0engine:@antv/g-svg') return 'engine-svg'
  if (OURS.some((modules) => modules.test(id)) || SHARED.test(id)) return 'engine'
  const chart = BESIDE.find(([modules]) => modules.test(id))?.[1] ?? CHART.exec(id)?.[1]
  if (chart) return `chart-${chart}`
  return PACKAGES.test(id) ? 'engine' : null
}

export const engineChunks: Rolldown.CodeSplittingGroup = {
  name: getEngineChunk,
  debugName: 'engine and charts',
  // with what its modules import, the engine would take modules that the entry needs, and load with every page
  includeDependenciesRecursively: false,
}
