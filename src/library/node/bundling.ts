import type { Plugin, Rolldown } from 'vite'

// The packages of the chart engine do not declare `sideEffects`, so a bundler would keep all 35 charts for one.
// These rules declare it for them, and split the result: one chunk with the engine, which stays cached, and a small
// chunk per chart. bundling.test.ts compares the rules with the packages.

/** Modules that register something when they are imported. Without one of them, a chart fails only when it is used. */
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

/** The type exports of these modules are missing in their compiled code, see src/patches/chart-engine.ts. */
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
 * Modules of single charts whose registrations any chart may use by name in its options. The whole library always has
 * them. Here the index of G2Plot imports them, so they are part of the engine chunk.
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

/** Modules that every chart needs: those of this site, of the wrapper, and the replacements of the patch. */
const COMMON = [
  /^\0engine:/,
  /[\\/]@opd[\\/]g2plot-react[\\/]es[\\/]components[\\/]/,
  /[\\/]es-toolkit[\\/]/,
  /[\\/]src[\\/]library[\\/]client[\\/](?:chart-theme|engine)[\\/]/,
]

/** Modules outside the folder of a chart that only this chart, or a few charts, need. */
const CHART_HELPERS: [modules: RegExp, chart: string][] = [
  [/d3-hierarchy|[\\/]utils[\\/]hierarchy[\\/]|[\\/]interactions[\\/](?:actions[\\/])?drill-down\.js$/, 'hierarchy'],
  // the three import each other
  [/[\\/]plots[\\/]tiny-(?:area|column|line)[\\/]/, 'tiny'],
  [/[\\/]transform[\\/]histogram\.js$/, 'histogram'],
  [/d3-regression/, 'scatter'],
  [/[\\/]fmin[\\/]|[\\/]color[\\/]blend\.js$/, 'venn'],
  [/pdfast|[\\/]transform[\\/]quantile\.js$/, 'violin'],
  [/[\\/]transform[\\/]chord\.js$/, 'chord'],
  [/[\\/]transform[\\/]word-cloud\.js$/, 'word-cloud'],
]
const CHART = /(?:[\\/]g2plot-react[\\/]es[\\/]plots[\\/]|[\\/]g2plot[\\/]esm[\\/]plots[\\/])([\w-]+)/

/** The chunk of a module: the engine or a chart. Null for other modules. */
export function getEngineChunk(id: string): string | null {
  if (COMMON.some((modules) => modules.test(id)) || SHARED.test(id)) return 'engine'
  const chart = CHART_HELPERS.find(([modules]) => modules.test(id))?.[1] ?? CHART.exec(id)?.[1]
  if (chart) return `chart-${chart}`
  return PACKAGES.test(id) ? 'engine' : null
}

export const engineChunks: Rolldown.CodeSplittingGroup = {
  name: getEngineChunk,
  debugName: 'engine and charts',
  // otherwise the engine chunk would contain modules that the entry imports, and load with every page
  includeDependenciesRecursively: false,
}

/**
 * Browsers compile a function when it is called first, so the first chart would wait for a thousand functions. With this
 * comment, Chromium compiles all functions of a script on another thread while it loads.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Lets the browser compile the engine and the charts before they are used. */
export function compileEarly(): Plugin {
  return {
    name: 'site:compile-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.some((id) => getEngineChunk(id) !== null))
            file.code = COMPILE_HINT + file.code
      },
    },
  }
}
