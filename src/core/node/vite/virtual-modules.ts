import type { Plugin } from 'vite'
import type { Feature } from '../feature.ts'
import type { Content } from '../content/content.ts'
import type { ContentSource } from './content-source.ts'

const DEMO = /\/demos\/[^/]+\/[^/]+\.tsx$/

/** What the browser's code may import of the content, by name. */
const modules: Record<string, (content: Content) => string> = {
  'virtual:site': ({ site: { menu, ...site } }) =>
    `export const site = ${JSON.stringify(site)}\nexport const menu = ${JSON.stringify(menu)}`,
  // what an exported demo declares is what it runs with here
  'virtual:versions': ({ versions }) => `export const versions = ${JSON.stringify(versions)}`,
  // by chart, so that what every page loads does not grow with the number of demos
  'virtual:demos': ({ context }) => {
    const charts = new Set([...context.demos.values()].map(({ file }) => chartOf(file)))
    return exported(
      'charts',
      [...charts].map((chart) => [chart, `${DEMOS_OF}${chart}`]),
    )
  },
}

/** The demos of one chart. */
export const DEMOS_OF = 'virtual:demos/'

const demosOf = ({ context }: Content, chart: string): string =>
  exported(
    'demos',
    [...context.demos.values()].filter(({ file }) => chartOf(file) === chart).map(({ id, file }) => [id, `/${file}`]),
  )

const chartOf = (file: string): string => file.split('/')[1] ?? ''

/** A list of modules that are loaded when they are asked for. */
const exported = (name: string, entries: [string, string][]): string =>
  `export const ${name} = {\n${entries.map(([key, module]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(module)}),`).join('\n')}\n}`

export const isVirtual = (id: string): boolean => id.startsWith('\0virtual:')

/** The lists of what features add to the browser's code. They do not change with the content. */
const featureLists = (features: Feature[]): Record<string, string> => ({
  'virtual:feature-ui': importAll(features.flatMap(({ client }) => client?.ui ?? [])),
  'virtual:feature-start': importAll(features.flatMap(({ client }) => client?.start ?? [])),
})

const importAll = (paths: string[]): string =>
  [
    ...paths.map((file, index) => `import { feature as feature${index} } from ${JSON.stringify(`/${file}`)}`),
    `export const features = [${paths.map((_, index) => `feature${index}`).join(', ')}]`,
  ].join('\n')

export function virtualModules(source: ContentSource, features: Feature[]): Plugin {
  const lists = featureLists(features)
  return {
    name: 'site:virtual-modules',
    resolveId: (id) =>
      Object.hasOwn(modules, id) || Object.hasOwn(lists, id) || id.startsWith(DEMOS_OF) ? `\0${id}` : undefined,
    async load(id) {
      if (!isVirtual(id)) return undefined
      const name = id.slice(1)
      if (Object.hasOwn(lists, name)) return lists[name]
      const content = await source.current()
      return name.startsWith(DEMOS_OF) ? demosOf(content, name.slice(DEMOS_OF.length)) : modules[name]?.(content)
    },
    // a demo's own address, by which its late errors are known
    transform: (code, id) => (DEMO.test(id) ? `${code}\nexport const address = import.meta.url\n` : undefined),
  }
}
