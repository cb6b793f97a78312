import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { isEngineModule, SHARED_REGISTRATIONS } from '../library/node/bundling.ts'

const G2_INDEX = /[\\/]@antv[\\/]g2[\\/]esm[\\/]index\.js$/
const WRAPPER = /[\\/]@opd[\\/]g2plot-react[\\/]/
const G2PLOT_INDEX = /[\\/]@antv[\\/]g2plot[\\/]esm[\\/]index\.js$/
const PUBLISHED = /^(.*[\\/]@antv[\\/][\w-]+[\\/])esm([\\/].*)\.js$/

const EMPTY_MODULE = '\0engine:nothing'
const BROWSER_MODULE = '\0engine:detect-browser'

/** Replacement modules. A renderer package also exports all of g-base, which the chart engine does not use. */
const VIRTUAL_MODULES: Record<string, string> = {
  [EMPTY_MODULE]: 'export {}',
  [BROWSER_MODULE]: `export const detect = () => ({ name: /firefox/i.test(navigator.userAgent) ? 'firefox' : '' })`,
  '\0engine:@antv/g-canvas': `export { Canvas, Group, Shape } from '@antv/g-canvas'`,
  '\0engine:@antv/g-svg': `export { Canvas, Group, Shape } from '@antv/g-svg'`,
}

/** Removes duplicates, code for old browsers and unused code of the chart engine from the client bundle. */
export function slimEngine(root: string): Plugin {
  const resolveManifest = (name: string) => path.join(root, 'node_modules', name, 'package.json')
  return {
    name: 'site:slim-engine',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:@antv\/(?:g-canvas|g-svg|matrix-util|path-util)|detect-browser|lodash\/\w+|tslib)$/ },
      handler(source, importer = '') {
        if (importer.startsWith('\0engine:'))
          return this.resolve(source, resolveManifest('@antv/g2'), { skipSelf: true })
        // charts are drawn on canvas; the SVG export imports its renderer itself
        if (source === '@antv/g-svg') return G2_INDEX.test(importer) ? EMPTY_MODULE : `\0engine:${source}`
        if (source === '@antv/g-canvas') return G2_INDEX.test(importer) ? `\0engine:${source}` : undefined
        // the chart engine only checks for Firefox
        if (source === 'detect-browser') return BROWSER_MODULE
        if (source.startsWith('lodash/'))
          return WRAPPER.test(importer)
            ? this.resolve(source.replace('lodash', 'es-toolkit/compat'), resolveManifest('.'))
            : undefined
        // four packages contain the same version
        if (source === '@antv/path-util') return this.resolve(source, resolveManifest('@antv/g2'), { skipSelf: true })
        return this.resolve(source, resolveManifest('.'), { skipSelf: true })
      },
    },
    load: {
      filter: { id: [/^\0engine:/, PUBLISHED] },
      handler: async (id) => VIRTUAL_MODULES[id] ?? (await compileSource(id)),
    },
    transform: {
      filter: { id: G2PLOT_INDEX },
      handler: (code) => ({
        code: `${SHARED_REGISTRATIONS.map((module) => `import '${module}'`).join('\n')}\n${code}`,
        map: null,
      }),
    },
    // The sources re-export types, which don't exist at run time. In other modules a missing export is an error.
    onLog(_, { code, exporter = '', message }) {
      if (code !== 'SHIMMED_EXPORT') return undefined
      if (!isEngineModule(exporter)) this.error(message)
      return false
    },
  }
}

/** The published modules are ES5. The TypeScript sources in the same packages compile to a tenth less code. */
async function compileSource(id: string): Promise<string | undefined> {
  const [, folder, module] = PUBLISHED.exec(id) ?? []
  if (!folder || !module) return undefined
  const file = `${folder}src${module}.ts`
  const { code } = await transformWithOxc(replaceCode(await readFile(file, 'utf8'), file), file, {
    // like the compiler of the packages: a declared field must not overwrite an inherited value, or axes break
    target: 'es2021',
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
    tsconfig: false,
    sourcemap: false,
  })
  return code
}

const LEGEND = /[\\/]component[\\/]src[\\/]legend[\\/]category\.ts$/

/** Replacements in single source files. */
const REPLACEMENTS = [
  // the canvas renderer spreads a whole module of path geometry, but uses one function of it
  {
    file: /[\\/]g-canvas[\\/]src[\\/]util[\\/]path\.ts$/,
    search: '...PathUtil,',
    replacement: 'pathToCurve: PathUtil.pathToCurve,',
  },
  // a density heatmap reads its canvas on every drawing, and the browser warns from the second time on
  {
    file: /[\\/]g2[\\/]src[\\/]geometry[\\/]heatmap\.ts$/,
    search: `return canvas.getContext('2d')`,
    replacement: `return canvas.getContext('2d', { willReadFrequently: true })`,
  },
  // the arrows of a legend with pages set the direction of text to a value that does not exist, and the browser warns
  {
    file: LEGEND,
    search: '        direction,\n        path:',
    replacement: '        arrowDirection: direction,\n        path:',
  },
  {
    file: LEGEND,
    search: 'const { size, direction } = arrow.attr()',
    replacement: 'const { size, arrowDirection: direction } = arrow.attr()',
  },
]

const replaceCode = (source: string, file: string): string =>
  REPLACEMENTS.filter((entry) => entry.file.test(file)).reduce((code, { search, replacement }) => {
    if (!code.includes(search))
      throw new Error(`${file} has changed: it no longer contains ${search}; adapt src/patches/chart-engine.ts`)
    return code.replace(search, replacement)
  }, source)
