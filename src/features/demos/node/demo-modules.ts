import type { Plugin } from 'vite'
import type { Demo } from './read-demos.ts'

/** The demos of one chart. */
export const CHART_DEMOS = 'virtual:demos/'

/** The code of the virtual modules by which the browser finds demos. */
export function createDemoModule(name: string, demos: Demo[], versions: Record<string, string>): string | undefined {
  // an exported demo declares the versions that it runs with here
  if (name === 'virtual:live-chart/versions') return `export const versions = ${JSON.stringify(versions)}`
  // by chart, so that what every page loads does not grow with the number of demos
  if (name === 'virtual:live-chart/demos') {
    const charts = new Set(demos.map(getChart))
    return exportLoaders(
      'charts',
      [...charts].map((chart) => [chart, `${CHART_DEMOS}${chart}`]),
    )
  }
  if (!name.startsWith(CHART_DEMOS)) return undefined
  const chart = name.slice(CHART_DEMOS.length)
  const own = demos.filter((demo) => getChart(demo) === chart)
  return exportLoaders(
    'demos',
    own.map(({ id, file }) => [id, `/${file}`]),
  )
}

const getChart = ({ file }: Demo): string => file.split('/')[1] ?? ''

/** A list of modules that are loaded on demand, as the arguments of `loadPart`. */
function exportLoaders(name: string, entries: [key: string, module: string][]): string {
  const lines = entries.map(([key, module]) => {
    const part = `part:${module.replace(/^\//, '')}`
    return `  ${JSON.stringify(key)}: [${JSON.stringify(part)}, () => import(${JSON.stringify(module)})],`
  })
  return [`export const ${name} = {`, ...lines, '}', `export const count = ${entries.length}`].join('\n')
}

const DEMO = /\/demos\/[^/]+\/[^/]+\.tsx$/

/** Lets a demo export its own address, by which errors that it throws later are recognized. */
export function addDemoAddress(): Plugin {
  return {
    name: 'site:demo-address',
    transform: (code, id) => (DEMO.test(id) ? `${code}\nexport const address = import.meta.url\n` : undefined),
  }
}
