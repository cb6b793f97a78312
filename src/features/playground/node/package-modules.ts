import { createRequire } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { projectRoot } from '../../../core/node/files/project-root.ts'

// The frame uses the files that the build makes for the pages, so nothing is bundled or downloaded twice. But the
// build gives exports new names and removes those that nobody uses. So it also gets these modules, which export
// everything that code may import.

/** Packages of which a page loads only the charts that it has. */
export const CHART_PACKAGES = ['@opd/g2plot-react', '@antv/g2plot', '@antv/g2']

/** Packages that are CommonJS, whose exports exist only while the code runs. */
export const REACT_PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** Every export makes the chart engine larger for all visitors. These are what a chart in React can use. */
const AVAILABLE: Record<string, RegExp> = {
  '@opd/g2plot-react': /Chart$/,
  '@antv/g2plot': /^(?:(?!G2$|Lab$|P$|FUNNEL)[A-Z]\w*|measureTextWidth|registerLocale)$/,
  '@antv/g2': /^(?:register\w+|get\w+|Action|Chart|Interaction|View)$/,
}

const MODULE = 'playground:'

/** The module with the code that draws, and with the exports of the React packages. */
export const RUNTIME_MODULE = `${MODULE}runtime`

const DRAWING = '/src/features/playground/client/frame/draw.tsx'

/** The module with the exports of a chart package. */
export const getPackageModule = (name: string): string => MODULE + name

const require = createRequire(path.join(projectRoot, 'package.json'))

/** The names that a package exports. */
export function listNames(name: string): string[] {
  const available = AVAILABLE[name]
  if (available) return listExports(name).filter((exported) => available.test(exported))
  const names = Object.keys(require(name) as object).filter(
    (exported) => !exported.startsWith('__') && exported !== 'default',
  )
  return ['default', ...names]
}

/** The name of an export of a React package in the runtime, which has those of all. */
export const getRuntimeName = (name: string, exported: string): string => `${name.replaceAll(/\W/g, '_')}$${exported}`

/** Creates the code of one of these modules. */
export function createPackageModule(module: string): string | undefined {
  if (module === RUNTIME_MODULE)
    return [`export * from '${DRAWING}'`, exportG2(), ...REACT_PACKAGES.map(exportReact)].join('\n')
  const name = CHART_PACKAGES.find((one) => getPackageModule(one) === module)
  return name && `export { ${listNames(name).join(', ')} } from '${name}'`
}

/** G2Plot exports all of G2 as one object. */
export const G2_OBJECT = { package: '@antv/g2plot', name: 'G2' }

function exportG2(): string {
  const names = listNames('@antv/g2').join(', ')
  const own = getRuntimeName(G2_OBJECT.package, G2_OBJECT.name)
  return `import { ${names} } from '@antv/g2'\nexport const ${own} = { ${names} }`
}

/** Only named imports: for others, all scripts of the site would need a helper of the bundler. */
function exportReact(name: string): string {
  const [main, ...others] = listNames(name).map((exported) => ({ exported, own: getRuntimeName(name, exported) }))
  return [
    `import { ${others.map(({ exported, own }) => `${exported} as ${own}`).join(', ')} } from '${name}'`,
    `const ${main?.own} = { ${others.map(({ exported, own }) => `${exported}: ${own}`).join(', ')} }`,
    `export { ${[main, ...others].map((entry) => entry?.own).join(', ')} }`,
  ].join('\n')
}

/** The names that a package exports, read from its ES modules. Running the chart engine would take a second. */
export function listExports(name: string): string[] {
  const folder = path.join(projectRoot, 'node_modules', name)
  const { module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { module: string }
  return listExportsOfFile(path.join(folder, module))
}

function listExportsOfFile(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) => {
      if (exportName.name !== null) return [exportName.name]
      // `export *`
      return moduleRequest ? listExportsOfFile(resolve(path.dirname(file), moduleRequest.value)) : []
    })
}

function resolve(folder: string, request: string): string {
  const file = path.join(folder, `${request}.js`)
  return existsSync(file) ? file : path.join(folder, request, 'index.js')
}
