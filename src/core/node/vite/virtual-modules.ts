import type { Plugin } from 'vite'
import type { Feature } from '../feature.ts'
import type { Content } from '../content/content.ts'
import type { ContentSource } from './content-source.ts'

/** The part of the content that the browser's code can import. Features add their own modules. */
function createSiteModule({ data: { menu, ...site } }: Content): string {
  // the order of search results and the name of the package are only needed at build time
  const data = JSON.stringify(site, (key, value: unknown) => (['order', 'package'].includes(key) ? undefined : value))
  return `export const site = ${data}\nexport const menu = ${JSON.stringify(menu)}`
}

export const isVirtual = (id: string): boolean => id.startsWith('\0virtual:')

/** The browser modules of all features. They do not depend on the content. */
const createFeatureModules = (features: Feature[]): Record<string, string> => ({
  'virtual:feature-ui': importAll(features.flatMap(({ client }) => client?.ui ?? [])),
  'virtual:feature-start': importAll(features.flatMap(({ client }) => client?.start ?? [])),
})

const importAll = (paths: string[]): string =>
  [
    ...paths.map((file, index) => `import { feature as feature${index} } from ${JSON.stringify(`/${file}`)}`),
    `export const features = [${paths.map((_, index) => `feature${index}`).join(', ')}]`,
  ].join('\n')

export function virtualModules(source: ContentSource, features: Feature[]): Plugin {
  const featureModules = createFeatureModules(features)
  return {
    name: 'site:virtual-modules',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    async load(id) {
      if (!isVirtual(id)) return undefined
      const name = id.slice(1)
      if (Object.hasOwn(featureModules, name)) return featureModules[name]
      const content = await source.current()
      if (name === 'virtual:site') return createSiteModule(content)
      const modules = content.features.flatMap((feature) => feature.virtualModule?.(name) ?? [])
      return modules[0] ?? this.error(`no feature has the module ${name}`)
    },
  }
}
