import type { Plugin } from 'vite'
import { library } from '../../../library/node/index.ts'
import type { ThemeFiles } from '../../../library/node/theme-files.ts'
import { DEMO_ROUTE } from '../shared/demo-files.ts'
import { getChart, type Demo } from './read-demos.ts'

/** The list of the demos of one chart. */
const CHART_DEMOS = 'virtual:demos/'

/** Creates the code of the virtual modules that list the demos for the browser. */
export function createDemoModule(
  name: string,
  demos: Demo[],
  versions: Record<string, string>,
  { typescript, javascript }: ThemeFiles,
): string | undefined {
  // an exported demo depends on the versions that this site uses
  if (name === 'virtual:package-versions') return `export const versions = ${JSON.stringify(versions)}`
  // the report about a demo that failed names only the packages of the demo
  if (name === 'virtual:live-chart/versions') {
    const own = Object.fromEntries(library.demoPackages.map((packageName) => [packageName, versions[packageName]]))
    return `export const versions = ${JSON.stringify(own)}`
  }
  // an exported demo contains the theme that the visitor sees
  if (name === 'virtual:chart-theme-files') return `export const theme = ${JSON.stringify({ typescript, javascript })}`
  // one list per chart, so that the script of every page does not grow with the number of demos
  if (name === 'virtual:live-chart/demos') {
    const charts = [...new Set(demos.map(getChart))]
    return exportLoaders('charts', charts, (chart) => CHART_DEMOS + chart)
  }
  // which the not-found page suggests
  if (name === 'virtual:demo-titles') {
    const charts: Record<string, Record<string, string>> = {}
    for (const demo of demos) (charts[getChart(demo)] ??= {})[demo.id] = demo.title
    return `export const route = ${JSON.stringify(DEMO_ROUTE)}\nexport const charts = ${JSON.stringify(charts)}`
  }
  if (!name.startsWith(CHART_DEMOS)) return undefined
  const chart = name.slice(CHART_DEMOS.length)
  const files = new Map(demos.filter((demo) => getChart(demo) === chart).map(({ id, file }) => [id, file]))
  const lists = exportLoaders('demos', [...files.keys()], (id) => `/${files.get(id)}`)
  // the chart and its engine, fetched before they are needed; the development server has other files
  const imports = `export const imports = import.meta.env.DEV ? '' : 'imports:${[...files.values()][0]}'`
  return files.size > 0 ? `${lists}\n${imports}` : lists
}

/** Exports lazily loaded modules as arguments of `loadPart`. */
function exportLoaders(name: string, keys: string[], getModule: (key: string) => string): string {
  const lines = keys.map((key) => {
    const part = `part:${getModule(key).replace(/^\//, '')}`
    return `  ${JSON.stringify(key)}: [${JSON.stringify(part)}, () => import(${JSON.stringify(getModule(key))})],`
  })
  return [`export const ${name} = {`, ...lines, '}', `export const count = ${keys.length}`].join('\n')
}

/** A demo, not a file of the feature with the same name. */
const DEMO_MODULE = /(?<!features)\/demos\/[^/]+\/[^/]+\.tsx$/

/** Makes each demo import the module that prepares the charts, and export its address, by which errors are recognized. */
export function prepareDemos(): Plugin {
  return {
    name: 'site:prepare-demos',
    transform: (code, id) =>
      DEMO_MODULE.test(id)
        ? `import '${library.demoSetup}'\n${code}\nexport const address = import.meta.url\n`
        : undefined,
  }
}
