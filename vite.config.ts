import react from '@vitejs/plugin-react'
import { mergeConfig, type UserConfig } from 'vite'
import { site } from './site.config.ts'
import { createViteConfig, documentation } from './src/core/node/vite/vite-config.ts'
import { features } from './src/features.ts'
import { compileEarly, engineChunks, engineOptions } from './src/library/node/bundling.ts'
import { slimEngine } from './src/patches/chart-engine.ts'
import { slimPreload } from './src/patches/preload.ts'
import { slimReact } from './src/patches/react.ts'

const root = import.meta.dirname

/** The code that draws a demo, on a page or at its own address. Without this rule it would be five more files. */
const LIVE_CHART =
  /^\0virtual:live-chart\/|[\\/]features[\\/]demos[\\/](?:client[\\/]live[\\/]|shared[\\/]texts[\\/](?!actions\b|standalone\b|not-found\b))|[\\/]library[\\/]shared[\\/]packages/

/**
 * The card of a demo, whose parts the editor uses too. Without this rule it would be five more files. It must not import
 * the script that mounts cards: Retry cannot load scripts that import each other.
 */
const CARD =
  /^\0virtual:demo-editor|[\\/]features[\\/]demos[\\/](?:client[\\/](?:card|demo-frame|actions|action-menu|export[\\/](?:export-demo|project))\.(?:tsx?|css)$|shared[\\/](?:texts[\\/]actions|demo-files))|[\\/]core[\\/]shared[\\/]format-csv/

/** Small modules that the tables, the editor and the search share. The script of every page names each file. */
const SMALL_PARTS = /[\\/]core[\\/]shared[\\/]find-nearest\.ts$|[\\/]library[\\/]shared[\\/]default-value\.ts$/

/** One script, so that a retry finds all of it at its new address. */
const SVG_EXPORT = /[\\/]export[\\/]svg\.ts$|[\\/]draw-svg\.ts$|@antv[\\/]g-svg\b/

const config: UserConfig = {
  plugins: [react(), slimReact(), slimPreload(), slimEngine(root), compileEarly(), documentation(root, site, features)],
  build: { chunkSizeWarningLimit: 900 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          ...engineOptions,
          output: {
            codeSplitting: {
              groups: [
                { name: 'live-chart', test: LIVE_CHART, includeDependenciesRecursively: false },
                { name: 'live-card', test: CARD, includeDependenciesRecursively: false },
                { name: 'small-parts', test: SMALL_PARTS, includeDependenciesRecursively: false },
                { name: 'svg', test: SVG_EXPORT, includeDependenciesRecursively: false },
                engineChunks,
              ],
            },
          },
        },
      },
    },
  },
  // the patch of the chart engine must process the wrapper
  optimizeDeps: {
    exclude: ['@opd/g2plot-react'],
    include: ['@antv/g2', '@antv/g-svg', '@antv/g2plot', 'lodash/cloneDeep', 'lodash/isEmpty', 'lodash/isEqual'],
  },
}

export default mergeConfig(createViteConfig(root, 'src/styles.css'), config)
