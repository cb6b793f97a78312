import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { isEngineModule, SHARED_REGISTRATIONS } from '../library/node/chart-chunks.ts'

const G2_INDEX = /[\\/]@antv[\\/]g2[\\/]esm[\\/]index\.js$/
const WRAPPER = /[\\/]@opd[\\/]g2plot-react[\\/]/
const G2PLOT_INDEX = /[\\/]@antv[\\/]g2plot[\\/]esm[\\/]index\.js$/
const PUBLISHED = /^(.*[\\/]@antv[\\/][\w-]+[\\/])esm([\\/].*)\.js$/

const NOTHING = '\0engine:nothing'
const BROWSER = '\0engine:detect-browser'

/** Modules made here. A renderer is what the engine calls for; its package exports the whole of its foundation. */
const MADE: Record<string, string> = {
  [NOTHING]: 'export {}',
  [BROWSER]: `export const detect = () => ({ name: /firefox/i.test(navigator.userAgent) ? 'firefox' : '' })`,
  '\0engine:@antv/g-canvas': `export { Canvas, Group, Shape } from '@antv/g-canvas'`,
  '\0engine:@antv/g-svg': `export { Canvas, Group, Shape } from '@antv/g-svg'`,
}

/** Leaves out of the browser's bundle what the engine carries twice, for old browsers, or for nothing. */
export function slimEngine(root: string): Plugin {
  const folderOf = (name: string) => path.join(root, 'node_modules', name, 'package.json')
  return {
    name: 'site:slim-engine',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:@antv\/(?:g-canvas|g-svg|matrix-util|path-util)|detect-browser|lodash\/\w+|tslib)$/ },
      handler(source, importer = '') {
        if (importer.startsWith('\0engine:')) return this.resolve(source, folderOf('@antv/g2'), { skipSelf: true })
        // charts are drawn on canvas; an export to SVG imports its renderer itself
        if (source === '@antv/g-svg') return G2_INDEX.test(importer) ? NOTHING : `\0engine:${source}`
        if (source === '@antv/g-canvas') return G2_INDEX.test(importer) ? `\0engine:${source}` : undefined
        // all that is asked of its long list of browsers and systems is whether this is Firefox
        if (source === 'detect-browser') return BROWSER
        if (source.startsWith('lodash/'))
          return WRAPPER.test(importer)
            ? this.resolve(source.replace('lodash', 'es-toolkit/compat'), folderOf('.'))
            : undefined
        // the same version lies in four packages
        if (source === '@antv/path-util') return this.resolve(source, folderOf('@antv/g2'), { skipSelf: true })
        return this.resolve(source, folderOf('.'), { skipSelf: true })
      },
    },
    load: {
      filter: { id: [/^\0engine:/, PUBLISHED] },
      handler: async (id) => MADE[id] ?? (await fromSource(id)),
    },
    transform: {
      filter: { id: G2PLOT_INDEX },
      handler: (code) => ({
        code: `${SHARED_REGISTRATIONS.map((module) => `import '${module}'`).join('\n')}\n${code}`,
        map: null,
      }),
    },
    // The sources re-export types, which are no exports of their code. Everywhere else it is a mistake.
    onLog(_, { code, exporter = '', message }) {
      if (code !== 'SHIMMED_EXPORT') return undefined
      if (!isEngineModule(exporter)) this.error(message)
      return false
    },
  }
}

/** A published module is ES5; the TypeScript it was made from lies in the same package and is a tenth smaller. */
async function fromSource(id: string): Promise<string | undefined> {
  const [, folder, module] = PUBLISHED.exec(id) ?? []
  if (!folder || !module) return undefined
  const file = `${folder}src${module}.ts`
  const { code } = await transformWithOxc(amended(await readFile(file, 'utf8'), file), file, {
    // as the packages' own compiler does: fields are assigned, and declaring one does nothing. Else axes go wrong.
    target: 'es2021',
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
    tsconfig: false,
    sourcemap: false,
  })
  return code
}

/** What a source says, and what it says instead. */
const AMENDED = [
  // the canvas renderer spreads a whole module of path geometry to use one function of it
  {
    file: /[\\/]g-canvas[\\/]src[\\/]util[\\/]path\.ts$/,
    says: '...PathUtil,',
    instead: 'pathToCurve: PathUtil.pathToCurve,',
  },
  // the canvas of a density map is read at every drawing, of which the browser warns from the second one on
  {
    file: /[\\/]g2[\\/]src[\\/]geometry[\\/]heatmap\.ts$/,
    says: `return canvas.getContext('2d')`,
    instead: `return canvas.getContext('2d', { willReadFrequently: true })`,
  },
]

function amended(source: string, file: string): string {
  const amendment = AMENDED.find((one) => one.file.test(file))
  if (!amendment) return source
  if (!source.includes(amendment.says)) throw new Error(`${file} has changed: it no longer says ${amendment.says}`)
  return source.replace(amendment.says, amendment.instead)
}
