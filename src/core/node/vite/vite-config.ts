import path from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import type { SiteConfig } from '../../shared/site.ts'
import type { Feature } from '../feature.ts'
import { inlineIcons } from '../files/icons.ts'
import { createLocalesFeature } from '../locales/mount.ts'
import { isEnglishOnly } from '../locales/read-locales.ts'
import { ENTRY, STYLE } from '../prerender/assets.ts'
import { buildSite } from './build-site.ts'
import { BROWSERS, CLIENT_FOLDER, resolveClientFile } from './client-files.ts'
import { createContentSource } from './content-source.ts'
import { serveContent } from './dev-server.ts'
import { partAddresses } from './part-addresses.ts'
import { virtualModules } from './virtual-modules.ts'

/** The browser's code for several locales, which an English site does not load. */
const LOCALES_CLIENT = {
  ui: resolveClientFile('locales/language-switch.tsx'),
  activate: resolveClientFile('locales/activate.ts'),
}

/** Everything that the docs engine and its features add to Vite. */
export function documentation(root: string, config: SiteConfig, siteFeatures: Feature[]): Plugin[] {
  const features = isEnglishOnly(config) ? siteFeatures : [...siteFeatures, createLocalesFeature(LOCALES_CLIENT)]
  const source = createContentSource(root, config, features)
  return [
    virtualModules(root, source, features),
    partAddresses(),
    inlineIcons(),
    ...features.flatMap((feature) => feature.plugins?.(root) ?? []),
    serveContent(root, source, features),
    buildSite(root, source, features),
  ]
}

/**
 * Scripts that no other script preloads. Every document loads the first three. The others are for the not-found page or tiny,
 * and not worth more bytes in the script of every page.
 */
const NOT_PRELOADED =
  /^assets\/(?:entry|react|rolldown-runtime|suggestions|similar-names|client|filter-form)-[\w-]{8}\.js$/

/**
 * The Vite configuration that every site needs. A site adds its own part with `mergeConfig`. `style` is the stylesheet of
 * all pages, as a path from the root of the site. It imports core's own, which is the default.
 */
export function createViteConfig(root: string, style = resolveClientFile('styles/index.css')): UserConfig {
  return {
    root,
    appType: 'custom',
    build: {
      target: BROWSERS,
      // the default target would rewrite light-dark()
      cssTarget: BROWSERS,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !NOT_PRELOADED.test(file)),
      },
      // the content is read during bundling, which Rolldown would report as a slow plugin
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: 'dist',
          manifest: true,
          rolldownOptions: {
            // if the entry imported the stylesheet, scripts that import the entry would fetch it too
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
    // workers are modules, so they can load parts of themselves later
    worker: { format: 'es' },
    server: { fs: { allow: [root, path.dirname(CLIENT_FOLDER)] } },
    builder: { sharedConfigBuild: true },
  }
}
