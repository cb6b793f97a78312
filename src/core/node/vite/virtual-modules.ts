import path from 'node:path'
import type { Plugin } from 'vite'
import type { Feature } from '../feature.ts'
import type { SiteBuild } from '../content/content.ts'
import type { NamedPage } from '../../shared/similar-names.ts'
import type { ContentSource } from './content-source.ts'
import { listRareStyles } from './client-files.ts'

/** The order of search results and the name of the package are only needed at build time. */
const stringify = (value: object): string =>
  JSON.stringify(value, (key, inner: unknown) => (['order', 'package'].includes(key) ? undefined : inner))

/**
 * The part of the content that the browser's code can import. Features add their own modules. `setSite` replaces the
 * data of the default locale.
 */
function createSiteModule({ data: { menu, navigation, logo, ...site }, inLocales }: SiteBuild): string {
  return [
    `export let site = ${stringify(site)}`,
    `export let menu = ${JSON.stringify(menu)}`,
    `export let navigation = ${stringify(navigation)}`,
    `export const logo = ${JSON.stringify(logo)}`,
    `export const locales = ${JSON.stringify(inLocales.map(({ locale }) => locale))}`,
    'export const setSite = (next) => void ([site, menu, navigation] = [next, next.menu, next.navigation])',
  ].join('\n')
}

/** All pages of the locale with their names, which the not-found page suggests. */
function createPagesModule({ inLocales }: SiteBuild): string {
  const all = Object.fromEntries(inLocales.map((site) => [site.data.base, listPages(site)]))
  if (inLocales.length === 1) return `export const pages = ${JSON.stringify(all[''])}`
  return `import { site } from 'virtual:site'\nexport const pages = ${JSON.stringify(all)}[site.base]`
}

const listPages = ({ pages, routes, getAddress }: SiteBuild): NamedPage[] =>
  routes.flatMap((route): NamedPage[] => {
    const frontmatter = pages.get(route)?.[0]?.matter.frontmatter
    if (!frontmatter) return []
    const { title, navTitle = title, component, aliases = [], searchNames = [] } = frontmatter
    const names = [route.split('/').at(-1) ?? '', title, navTitle, component ?? '', ...aliases, ...searchNames]
    return [{ title: navTitle, link: getAddress(route), names: [...new Set(names.filter((name) => name !== ''))] }]
  })

export const isVirtual = (id: string): boolean => id.startsWith('\0virtual:')

/** The browser modules of all features. They do not depend on the content. */
const createFeatureModules = (root: string, features: Feature[]): Record<string, string> => ({
  'virtual:rare-styles': [
    ...listRareStyles(root, features).files.map((file) => `import ${JSON.stringify(file)}`),
    // a script without exports counts as failed
    'export const loaded = true',
  ].join('\n'),
  'virtual:feature-ui': importAll(features.flatMap(({ client }) => client?.ui ?? [])),
  'virtual:feature-activate': importAll(features.flatMap(({ client }) => client?.activate ?? [])),
  'virtual:feature-not-found': importAll(features.flatMap(({ client }) => client?.notFound ?? [])),
  'virtual:element-names': `export const names = ${JSON.stringify(Object.keys(listElements(features)))}`,
  'virtual:elements': loadAll(listElements(features)),
})

const listElements = (features: Feature[]): Record<string, string> =>
  Object.assign({}, ...features.map(({ client }) => client?.elements))

/** Loads the module of an element with a given `loadPart`. */
const loadAll = (elements: Record<string, string>): string => {
  const loaders = Object.entries(elements).map(
    ([name, file]) => `'${name}': () => load('part:${file}', () => import('/${file}'))`,
  )
  return `export const loadElement = (name, load) => ({ ${loaders.join(', ')} })[name]()`
}

const importAll = (paths: string[]): string =>
  [
    ...paths.map(
      (file, index) =>
        `import { feature as feature${index} } from ${JSON.stringify(path.isAbsolute(file) ? file : `/${file}`)}`,
    ),
    `export const features = [${paths.map((_, index) => `feature${index}`).join(', ')}]`,
  ].join('\n')

export function virtualModules(root: string, source: ContentSource, features: Feature[]): Plugin {
  const featureModules = createFeatureModules(root, features)
  return {
    name: 'site:virtual-modules',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    async load(id) {
      if (!isVirtual(id)) return undefined
      const name = id.slice(1)
      if (Object.hasOwn(featureModules, name)) return featureModules[name]
      const content = await source.current()
      if (name === 'virtual:site') return createSiteModule(content)
      if (name === 'virtual:pages') return createPagesModule(content)
      const modules = content.features.flatMap((feature) => feature.virtualModule?.(name, content) ?? [])
      return modules[0] ?? this.error(`no feature has the module ${name}`)
    },
  }
}
