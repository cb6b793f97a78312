import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { site } from './site.config.ts'
import { ENTRY, STYLE } from './src/core/node/prerender/assets.ts'
import { engineChunks, engineOptions } from './src/library/node/chart-chunks.ts'
import { features } from './src/features.ts'
import { documentation } from './src/core/node/vite/plugin.ts'
import { slimEngine } from './src/patches/chart-engine.ts'
import { slimReact } from './src/patches/react.ts'

const root = import.meta.dirname

/** What draws a demo, on a page and by itself: in pieces it would be five files more. */
const LIVE_CHART = new RegExp(
  [
    String.raw`virtual:(?:demos|versions)$`,
    String.raw`[\\/]locale[\\/](?:[\w-]+[\\/])?demo(?:-text)?\.ts$`,
    String.raw`[\\/]features[\\/]demos[\\/]client[\\/]live[\\/]`,
  ].join('|'),
)

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [react(), slimReact(), slimEngine(root), documentation(root, site, features)],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // the default target would rewrite light-dark()
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        rolldownOptions: {
          input: { entry: ENTRY, style: STYLE },
          ...engineOptions,
          // the pages are read meanwhile, which it takes for slow plugins
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              groups: [
                // React stays cached when the site changes
                {
                  name: 'react',
                  priority: 1,
                  test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                },
                { name: 'live-chart', test: LIVE_CHART, includeDependenciesRecursively: false },
                engineChunks,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.cache/server',
        rolldownOptions: { input: { server: 'src/core/client/server.tsx' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  // the charts' base component is exchanged for ours, so the wrapper must pass through our plugins
  optimizeDeps: {
    exclude: ['@opd/g2plot-react'],
    include: ['@antv/g2plot', 'lodash/cloneDeep', 'lodash/isEmpty', 'lodash/isEqual'],
  },
  builder: { sharedConfigBuild: true },
})
