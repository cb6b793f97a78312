import type { Plugin } from 'vite'
import type { Feature } from '../feature.ts'
import type { Content } from '../content/content.ts'
import type { ContentSource } from './content-source.ts'

/** What the browser's code may import from the content. Features add modules of their own. */
function createSiteModule({ data: { menu, ...site } }: Content): string {
  // only needed at build time: the order of the navigation in search results, and the name of the package
  const data = JSON.stringify(site, (key, value: unknown) => (['order', 'package'].includes(key) ? undefined : value))
  return `export const site = ${data}\nexport const menu = ${JSON.stringify(menu)}`
}

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
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    async load(id) {
      if (!isVirtual(id)) return undefined
      const name = id.slice(1)
      if (Object.hasOwn(lists, name)) return lists[name]
      const content = await source.current()
      if (name === 'virtual:site') return createSiteModule(content)
      const modules = content.features.flatMap((feature) => feature.virtualModule?.(name) ?? [])
      return modules[0] ?? this.error(`no feature has the module ${name}`)
    },
  }
}
