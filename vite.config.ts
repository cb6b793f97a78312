import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { site } from './site.config.ts'
import { documentation } from './src/build/vite/plugin.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [react(), documentation(root, site)],
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
          input: 'src/site/app/entry.tsx',
          output: {
            codeSplitting: {
              groups: [
                // React stays cached when the site changes
                { name: 'react', priority: 1, test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // One engine for all charts. A group takes along whatever its modules import: nothing
                // that the entry imports too may be among them, or the engine loads with every page.
                { name: 'engine', test: /node_modules[\\/](@antv|@opd|d3-|lodash|fecha|tslib)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.cache/server',
        rolldownOptions: { input: { server: 'src/site/server.tsx' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  // the charts' base component is exchanged for ours, so the wrapper must pass through our plugins
  optimizeDeps: {
    exclude: ['@opd/g2plot-react'],
    include: ['@antv/g2plot', 'lodash/cloneDeep', 'lodash/isEmpty', 'lodash/isEqual'],
  },
  builder: {},
})
