import path from 'node:path'
import { normalizePath, type UserConfig } from 'vite'
import { ENTRY, STYLE } from '../prerender/assets.ts'

const clientFolder = path.resolve(import.meta.dirname, '../../client')

/** A file of core's browser code. It can be outside the root of the site. */
export const resolveClientFile = (name: string): string => normalizePath(path.join(clientFolder, name))

/** `light-dark()` is the newest feature that the stylesheets use. */
const BROWSERS = ['chrome123', 'firefox120', 'safari17.5']

/** Every document loads these, so no script needs to preload them again. */
const EVERY_PAGE = /^assets\/(?:entry|react|rolldown-runtime)-[\w-]{8}\.js$/

export interface ViteConfigOptions {
  /** The stylesheet of all pages, as a path from the root of the site. It imports core's own, which is the default. */
  style?: string
}

/** The part of the Vite configuration that every site needs. A site adds its own part with `mergeConfig`. */
export function createViteConfig(
  root: string,
  { style = resolveClientFile('styles/index.css') }: ViteConfigOptions = {},
): UserConfig {
  return {
    root,
    appType: 'custom',
    build: {
      target: BROWSERS,
      // the default target would rewrite light-dark()
      cssTarget: BROWSERS,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !EVERY_PAGE.test(file)),
      },
      // the content is read while the scripts are bundled, which Rolldown takes for a slow plugin
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: 'dist',
          manifest: true,
          rolldownOptions: {
            // the stylesheet is no part of the entry: scripts that need the entry would fetch it
            input: { [ENTRY]: resolveClientFile('entry.tsx'), [STYLE]: path.resolve(root, style) },
            output: {
              codeSplitting: {
                groups: [
                  // React stays cached when the site changes
                  {
                    name: 'react',
                    priority: 1,
                    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: '.cache/server',
          rolldownOptions: {
            input: { server: resolveClientFile('server.tsx') },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
    server: { fs: { allow: [root, path.dirname(clientFolder)] } },
    builder: { sharedConfigBuild: true },
  }
}
